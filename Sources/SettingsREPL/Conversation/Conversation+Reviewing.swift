import AccessibilityModel
import NotificationModel
import SettingsFlow

extension Conversation {
  /// Says the current element in each style, in another language where one is named.
  mutating func compare(in other: SpeechLanguage?) {
    let language = other ?? self.language
    let phrases = other.map { $0.phrases(self.phrases.formats.speaking($0)) } ?? self.phrases
    guard let element = screen(in: phrases)[currentElement.id]?.element else { return }
    for style in SpeechStyle.allCases {
      let narrator = Narrator(style: style, verbosity: verbosity, language: language)
      say(.inStyle(style, narrator.speech(of: element)))
    }
  }

  /// Says where the last line comes from, part by part where it is an element's.
  mutating func explainLastLine() {
    guard let source = lastSource else { return say(.nothingSaid) }
    if case .element(let parts) = source {
      for part in parts { say(.because(part)) }
    } else {
      say(phrases.name(of: source), source)
    }
    lastSource = source
  }
}
