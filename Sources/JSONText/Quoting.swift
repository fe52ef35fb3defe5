/// `text` in double quotes for an error: one line, at most 40 characters.
package func quoted(_ text: String) -> String {
  let line = String(text.prefix(41).map { $0.isNewline || $0.isControl ? " " : $0 })
  return line.count > 40 ? "\"\(line.prefix(39))…\"" : "\"\(line)\""
}

/// The choices of an error's second half: `off, daily, or weekly`.
package func alternatives(_ choices: [String]) -> String {
  switch choices.count {
  case 0...1: choices.joined()
  case 2: choices.joined(separator: " or ")
  default: choices.dropLast().joined(separator: ", ") + ", or " + (choices.last ?? "")
  }
}

extension Character {
  /// Whether a terminal would obey this character instead of showing it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
