/// What `--help` and `--version` say.
enum OptionHelp {
  static let version = "notification-settings 0.1.0"

  static var lines: [String] {
    [
      "notification-settings: notification settings as a screen reader says them, one line each.",
      "notification-settings with options opens the prompt.",
      "notification-settings replay FILE replays transcripts; record FILE records them.",
      "notification-settings coverage FILE tells what no transcript has reached.",
      "notification-settings speak FILE says elements that come from elsewhere.",
      "notification-settings audit looks for faults in how the screen speaks.",
      "Options:",
    ] + OptionTable.all.map(line)
  }

  private static func line(of option: OptionDeclaration) -> String {
    guard let value = option.value else { return "\(option.name): \(option.summary)" }
    return "\(option.name) VALUE: \(option.summary). The value is \(value)."
  }
}
