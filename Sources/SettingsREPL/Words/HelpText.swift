/// What `help` says, from the command table.
enum HelpText {
  static func overview(isInSettings: Bool) -> [String] {
    let commands = CommandTable.all.filter { !isInSettings || $0.worksInSettings }
    return [
      "Type a command and Enter. For one command, type help and its name.",
      "What is announced stands on the prompt's row: > Saved >",
    ] + commands.map { (isInSettings ? inSettings[$0.name] : nil) ?? "\($0.usage): \($0.summary)" }
  }

  /// What is different in Settings, by command.
  private static let inSettings = [
    "list": "list: Reads the screen",
    "toggle": "toggle allow notifications: Turns the switch on or off",
    "set": "set allow notifications (on or off): Sets the switch",
    "allow notifications": "allow notifications (on or off): Reads or sets the switch",
  ]

  /// How the prompt is made to be heard, and where that ends.
  static let accessibility = [
    "Verbosity 1 says the fact, 2 also role and place, 3 also descriptions and hints.",
    "Every line is whole and appended; nothing is drawn over, and nothing beeps.",
    "Announcements stand on the prompt's row while nothing is typed.",
    "While something is typed they wait until after the answer to the next Enter.",
    "A key can cut speech: alerts says what was announced, repeat the last answer.",
    "Announce enter waits for Enter always; announce off only logs.",
    "Long answers come in pages of 12 rows; more goes on.",
    "Tried with TDSR, Fenrir, Orca, and brltty on Linux; no other reader was tried.",
    "With brltty, answers stand above the prompt's row: read them with its keys.",
  ]

  static func lines(about declaration: CommandDeclaration) -> [String] {
    var lines = [declaration.usage, "\(declaration.summary)."]
    let others = declaration.names.dropFirst()
    if !others.isEmpty { lines.append("Also: \(others.joined(separator: ", "))") }
    if !declaration.examples.isEmpty {
      lines.append("For example: \(declaration.examples.joined(separator: "; "))")
    }
    return lines
  }
}
