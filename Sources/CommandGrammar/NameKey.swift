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
    // Most of what is typed is folded already.
    if name.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) {
      text = name
    } else {
      let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
      text = isASCII ? Self.foldedASCII(name) : Self.folded(name)
    }
  }

  /// The key of a name known to the program, written as its key is: `key == "quiet hours"`.
  package init(stringLiteral name: String) {
    text = name
    assert(NameKey(name).text == name, "A key is written in lower case, without marks")
  }

  /// Whether this names nothing: no visible character was given.
  package var isEmpty: Bool { text.isEmpty }

  /// Each of the name's words.
  package var words: [NameKey] {
    guard text.utf8.contains(0x20) else { return isEmpty ? [] : [self] }
    return text.split(separator: " ").map { NameKey(folded: String($0)) }
  }

  private init(folded text: String) {
    self.text = text
  }

  /// How many words the name has.
  package var wordCount: Int {
    isEmpty ? 0 : text.utf8.count { $0 == 0x20 } + 1
  }

  /// Whether `prefix` begins this name or one of its words.
  package func hasPrefix(_ prefix: NameKey) -> Bool {
    guard let first = prefix.text.utf8.first else { return true }
    let bytes = text.utf8
    var isWordStart = true
    for index in bytes.indices {
      let byte = bytes[index]
      // Different letters without marks can't be the same; others are compared as characters.
      let mayMatch = byte == first || byte >= 0x80 || first >= 0x80
      if isWordStart, mayMatch, String(text[index...]).hasPrefix(prefix.text) { return true }
      isWordStart = byte == UInt8(ascii: " ")
    }
    return false
  }

  private static func folded(_ name: String) -> String {
    var folded = String.UnicodeScalarView()
    var pendingBlank = false
    // Upper case first: it makes ß and SS, ς and σ the same.
    for scalar in name.uppercased().lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        endWord(&folded)
        pendingBlank = !folded.isEmpty
      } else if !scalar.isDoubleQuote, !scalar.properties.isDefaultIgnorableCodePoint,
        scalar.properties.generalCategory != .control
      {
        if pendingBlank { folded.append(" ") }
        pendingBlank = false
        folded.append(scalar.isApostrophe ? "'" : scalar.isDash ? "-" : scalar)
      }
    }
    endWord(&folded)
    return String(folded)
  }

  /// The same for names of ASCII only, which most are, many times as fast.
  private static func foldedASCII(_ name: String) -> String {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.utf8.count)
    var wordStart = 0
    for byte in name.utf8 {
      switch byte {
      case 0x09...0x0D, 0x20:
        endWord(&folded, from: wordStart)
        if folded.count > wordStart {
          folded.append(0x20)
          wordStart = folded.count
        }
      case 0..<0x20, 0x7F, UInt8(ascii: "\""): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
      default: folded.append(byte)
      }
    }
    endWord(&folded, from: wordStart)
    if folded.last == 0x20 { folded.removeLast() }
    return String(decoding: folded, as: UTF8.self)
  }

  /// Drops the full stops and commas that end the last word, unless it holds nothing else.
  private static func endWord(_ folded: inout String.UnicodeScalarView) {
    let wordStart = folded.lastIndex(of: " ").map(folded.index(after:)) ?? folded.startIndex
    let word = folded[wordStart...]
    guard let end = word.lastIndex(where: { $0 != "." && $0 != "," }) else { return }
    folded.removeSubrange(folded.index(after: end)...)
  }

  private static func endWord(_ folded: inout [UInt8], from start: Int) {
    let word = folded[start...]
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",") }
    guard let end = word.lastIndex(where: { !isMark($0) }) else { return }
    folded.removeSubrange((end + 1)...)
  }
}
