/// The words of a text as rules compare them.
enum SpokenTokens {
  /// The words in small letters, without the signs around them.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "%" }.map(
      String.init
    )
  }

  /// Whether `words` has `part` in it, in a row.
  static func contains(_ words: [String], _ part: [String]) -> Bool {
    guard !part.isEmpty, words.count >= part.count else { return false }
    return (0...(words.count - part.count)).contains { words[$0..<($0 + part.count)] == part[...] }
  }

  /// The word without the ending of the third person or of the plural.
  static func stem(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
