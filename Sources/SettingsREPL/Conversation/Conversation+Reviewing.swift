import AccessibilityModel
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

  /// Says what became of each announcement, and what was felt.
  mutating func readLog(_ rate: SpeechRate) {
    let entries = speechLog.entries(rate: rate, until: now)
    guard !entries.isEmpty else { return say(.nothingLogged) }
    for entry in entries {
      switch entry {
      case .announcement(let announcement, let outcome):
        reached?.insert(.outcome(SpeechOutcomeKind(outcome)))
        say(.logged(announcement.text, outcome))
      case .haptic(let haptic):
        reached?.insert(.haptic(haptic))
        say(.haptic(haptic))
      }
    }
  }

  /// Says what is wrong with the screen, and how much was looked at.
  mutating func audit() {
    let report = ScreenAudit(of: self).report()
    for finding in report.findings { reached?.insert(.rule(finding.rule)) }
    for sentence in report.sentences { say(sentence) }
  }

  /// Says how long the screen is for an ear, and how far each control is from the top.
  mutating func readCost() {
    let rehearsal = Rehearsal(of: self)
    say(.cost(.list, SpokenCost(of: rehearsal.heard(of: .list(.all)))))
    say(.cost(.summary, SpokenCost(of: rehearsal.heard(of: .summary))))
    let screen = self.screen
    let elements = screen.elements.map(\.element)
    for (index, element) in screen.elements.enumerated() where element.isControl {
      say(.swipes(name(of: element), SwipeCost(to: index, in: elements)))
    }
  }

  /// What an element is called: its label, after that of its group.
  func name(of element: ScreenElement) -> String {
    [element.element.groupLabel, element.element.label].compactMap { $0?.cleaned(in: language) }
      .joined(separator: ", ")
  }
}
