import AccessibilityModel

/// What `help` says, from the command table.
struct HelpText {
  let words: HelpWords

  /// What there is, by area; in Settings only what works there.
  func overview(isInSettings: Bool, list: ([String]) -> String) -> [String] {
    let areas = CommandTable.areas.compactMap { area -> String? in
      let commands = area.commands.filter { !isInSettings || $0.worksInSettings }
      guard !commands.isEmpty else { return nil }
      return "\(words.title(area.title)): \(list(commands.map(\.name)))."
    }
    return words.introduction + areas
  }

  func lines(about declaration: CommandDeclaration) -> [String] {
    var lines = [
      declaration.usage.text(in: words.language),
      "\(declaration.summary.text(in: words.language)).",
    ]
    let others = declaration.names.dropFirst()
    if !others.isEmpty { lines.append("\(words.also): \(others.joined(separator: ", "))") }
    if !declaration.examples.isEmpty {
      lines.append("\(words.forExample): \(declaration.examples.joined(separator: "; "))")
    }
    return lines
  }
}
