/// What `help` says, from the command table.
enum HelpText {
  static func overview(isInSettings: Bool) -> [String] {
    let commands = CommandTable.all.filter { !isInSettings || $0.worksInSettings }
    return [
      "Type a command and Enter. For one command, type help and its name.",
      "What is announced stands on the prompt's row: > Saved >",
    ] + commands.map { "\($0.usage): \($0.summary)" }
  }

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
