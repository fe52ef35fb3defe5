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
