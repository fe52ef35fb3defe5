/// One word of a typed line: what stands between blanks, or inside double quotes.
package struct Word: Hashable, Sendable {
  /// The word as it was typed, without its double quotes: what an error quotes.
  package let text: String
  /// Whether double quotes were typed: then it is a name, never a command or a keyword.
  package let isQuoted: Bool
  /// The form in which the word is compared.
  package let key: NameKey

  /// A word that was typed without quotes, unless told otherwise.
  package init(_ text: String, isQuoted: Bool = false) {
    self.text = text
    self.isQuoted = isQuoted
    key = NameKey(text)
  }
}

extension ArraySlice<Word> {
  /// The words as they were typed, joined with one blank each; empty for no words.
  package var typedText: String {
    count == 1 ? first?.text ?? "" : map(\.text).joined(separator: " ")
  }

  /// The words as one name.
  package var key: NameKey {
    count == 1 ? first?.key ?? "" : NameKey(typedText)
  }
}
