package import Wordings

/// A place in a text as people count: lines and columns from 1, columns in characters.
package struct TextPosition: Hashable, Sendable {
  /// From 1; a line ends at a line feed.
  package let line: Int
  /// From 1, in characters.
  package let column: Int

  /// The place of the byte at `offset`; the end of `text` when that is shorter.
  package init(ofByte offset: Int, in text: [UInt8]) {
    let before = text.prefix(offset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = String(decoding: before[lineStart...], as: UTF8.self).count + 1
  }

  /// `line 3, column 5`.
  package var wording: Wording {
    Wording("line \(line), column \(column)", german: "Zeile \(line), Spalte \(column)")
  }
}
