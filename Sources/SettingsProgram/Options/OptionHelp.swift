import AccessibilityModel
import Wordings

/// What `--help` and `--version` say.
enum OptionHelp {
  static let version = "notification-settings 0.1.0"

  static func lines(in language: SpeechLanguage) -> [String] {
    let introduction =
      switch language {
      case .english, .russian: english
      case .german: german
      }
    return introduction + OptionTable.all.map { line(of: $0).text(in: language) }
  }

  private static let english = [
    "notification-settings: notification settings as a screen reader says them, one line each.",
    "notification-settings with options opens the prompt.",
    "notification-settings replay FILE replays transcripts; record FILE records them.",
    "notification-settings coverage FILE tells what no transcript has reached.",
    "notification-settings speak FILE says elements that come from elsewhere.",
    "notification-settings audit looks for faults in how the screen speaks.",
    "Options:",
  ]

  private static let german = [
    "notification-settings: Mitteilungseinstellungen, wie ein Screenreader sie sagt.",
    "notification-settings mit Optionen öffnet die Eingabe.",
    "notification-settings replay DATEI spielt Transkripte ab; record DATEI nimmt sie auf.",
    "notification-settings coverage DATEI sagt, was kein Transkript erreicht hat.",
    "notification-settings speak DATEI sagt Elemente, die von anderswo kommen.",
    "notification-settings audit sucht Fehler darin, wie der Bildschirm spricht.",
    "Optionen:",
  ]

  private static func line(of option: OptionDeclaration) -> Wording {
    let summary = option.summary
    guard let value = option.value else {
      return Wording(
        "\(option.name): \(summary.english)",
        german: "\(option.name): \(summary.german)"
      )
    }
    return Wording(
      "\(option.name) VALUE: \(summary.english). The value is \(value.english).",
      german: "\(option.name) WERT: \(summary.german). Möglich: \(value.german)."
    )
  }
}
