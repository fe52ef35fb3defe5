/// One word of a typed line: what stands between blanks, or inside double quotes.
package struct Word: Hashable, Sendable {
  /// The word as it was typed, without its double quotes: what an error quotes.
  package var text: String
  /// Whether double quotes were typed: then it is a name, never a command or a keyword.
  package var isQuoted: Bool

  /// A word that was typed without quotes, unless told otherwise.
  package init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
  }

  /// The form in which the word is compared.
  package var key: NameKey { NameKey(text) }
}

extension Collection<Word> {
  /// The words as they were typed, joined with one blank each; empty for no words.
  package var typedText: String {
    map(\.text).joined(separator: " ")
  }
}
