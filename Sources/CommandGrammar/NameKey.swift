/// The form in which typed names, titles and keywords are compared.
///
/// Equal keys mean the same name: case, kinds of apostrophes and dashes, blanks, double quotes,
/// invisible characters and a full stop or comma after a word (dictation adds them) don't count.
/// Two spellings of one character are equal as they are for `String`.
package struct NameKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The folded text: its words joined by one blank each; empty when nothing is left.
  package let text: String

  /// The key of `name`, a name as it stands in preferences or as it was typed.
  package init(_ name: String) {
    var folded = String.UnicodeScalarView()
    var pendingBlank = false
    // Upper case first: it makes ß and SS, ς and σ the same.
    for scalar in name.uppercased().lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        Self.endWord(&folded)
        pendingBlank = !folded.isEmpty
      } else if !scalar.isDoubleQuote, !scalar.properties.isDefaultIgnorableCodePoint,
        scalar.properties.generalCategory != .control
      {
        if pendingBlank { folded.append(" ") }
        pendingBlank = false
        folded.append(scalar.isApostrophe ? "'" : scalar.isDash ? "-" : scalar)
      }
    }
    Self.endWord(&folded)
    text = String(folded)
  }

  package init(stringLiteral name: String) {
    self.init(name)
  }

  /// Whether this names nothing: no visible character was given.
  package var isEmpty: Bool { text.isEmpty }

  /// How many words the name has.
  package var wordCount: Int {
    isEmpty ? 0 : text.unicodeScalars.count { $0 == " " } + 1
  }

  /// Whether `prefix` begins this name or one of its words.
  package func hasPrefix(_ prefix: NameKey) -> Bool {
    if text.hasPrefix(prefix.text) { return true }
    var rest = text[...]
    while let blank = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: blank)...]
      if rest.hasPrefix(prefix.text) { return true }
    }
    return false
  }

  /// Drops the full stops and commas that end the last word, unless it holds nothing else.
  private static func endWord(_ folded: inout String.UnicodeScalarView) {
    let wordStart = folded.lastIndex(of: " ").map(folded.index(after:)) ?? folded.startIndex
    let word = folded[wordStart...]
    guard let end = word.lastIndex(where: { $0 != "." && $0 != "," }) else { return }
    folded.removeSubrange(folded.index(after: end)...)
  }
}
