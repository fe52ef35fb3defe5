/// What `help` says, from the command table.
enum HelpText {
  /// What there is, by area; in Settings only what works there.
  static func overview(isInSettings: Bool, list: ([String]) -> String) -> [String] {
    let areas = CommandTable.areas.compactMap { area -> String? in
      let commands = area.commands.filter { !isInSettings || $0.worksInSettings }
      guard !commands.isEmpty else { return nil }
      return "\(area.title): \(list(commands.map(\.name)))."
    }
    return [
      "Type a command and Enter. For one command, type help and its name.",
      "What is announced stands on the prompt's row: > Saved >",
    ] + areas
  }

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
