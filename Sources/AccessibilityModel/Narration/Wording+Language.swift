package import Wordings

extension Wording {
  /// The words of a language; the app speaks English where it has none of the language.
  package func text(in language: SpeechLanguage) -> String {
    switch language {
    case .english, .russian: english
    case .german: german
    }
  }
}
