package import AccessibilityModel

/// Something the product can say or do, that a transcript may have reached.
package enum CoverageItem: Hashable, Sendable {
  /// A command by its first name.
  case command(String)
  case error(CommandError.Kind)
  case announcement(AnnouncementKind)
  case element(ElementState)
  case sentence(SentenceKind)
  /// Elements were said in a style, and in a language.
  case style(SpeechStyle)
  case language(SpeechLanguage)
  case outcome(SpeechOutcomeKind)
  case haptic(Haptic)
  /// A finding of an audit.
  case rule(AuditRule)

  /// All there is, in the order of reading.
  package static let all: [CoverageItem] =
    ElementState.allCases.map(element) + CommandTable.all.map { command($0.name) }
    + CommandError.Kind.allCases.map(error) + AnnouncementKind.allCases.map(announcement)
    + SentenceKind.inTranscripts.map(sentence) + SpeechStyle.allCases.map(style)
    + SpeechLanguage.allCases.map(language) + SpeechOutcomeKind.allCases.map(outcome)
    + Haptic.allCases.map(haptic) + AuditRule.inTranscripts.map(rule)

  /// What it is, in words for a list to act on.
  package var description: String {
    switch self {
    case .command(let name): "Command, \(name)"
    case .error(let kind): "Error, \(kind.rawValue)"
    case .announcement(let kind): "Announcement, \(kind.rawValue)"
    case .element(let state): "Element, \(state.rawValue)"
    case .style(let style): "Speech, \(style.rawValue)"
    case .language(let language): "Language, \(language.rawValue)"
    case .outcome(let outcome): "Log, \(outcome.rawValue)"
    case .haptic(let haptic): "Haptic, \(haptic.rawValue)"
    case .rule(let rule): "Finding, \(rule.rawValue)"
    case .sentence(let kind): "Sentence, \(kind.rawValue)"
    }
  }
}
