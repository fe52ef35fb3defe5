package import Wordings

/// `text` in double quotes for an error: one line, at most 40 characters.
package func quoted(_ text: String) -> String {
  let line = String(text.prefix(41).map { $0.isNewline || $0.isControl ? " " : $0 })
  return line.count > 40 ? "\"\(line.prefix(39))…\"" : "\"\(line)\""
}

/// The choices of an error's second half: `off, daily, or weekly`.
package func alternatives(_ choices: [String]) -> Wording {
  guard let last = choices.last, choices.count > 1 else {
    return Wording(verbatim: choices.joined())
  }
  let others = choices.dropLast().joined(separator: ", ")
  return Wording(
    others + (choices.count > 2 ? ", or " : " or ") + last,
    german: "\(others) oder \(last)"
  )
}

extension Character {
  /// Whether a terminal would obey this character instead of showing it.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
