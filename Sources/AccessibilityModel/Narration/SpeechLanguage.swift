/// A language in which the words of narration exist.
package enum SpeechLanguage: String, CaseIterable, Hashable, Sendable {
  /// English.
  case english = "en"
  /// German.
  case german = "de"
  /// Russian: the screen reader's words; the card style, the product's own, stays English.
  case russian = "ru"

  /// The words of the screen reader.
  package var screenReaderWords: ScreenReaderWords {
    switch self {
    case .english: .english
    case .german: .german
    case .russian: .russian
    }
  }

  /// The words of the card style.
  var cardWords: CardWords {
    switch self {
    case .english, .russian: .english
    case .german: .german
    }
  }
}
