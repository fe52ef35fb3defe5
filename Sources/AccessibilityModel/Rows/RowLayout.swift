/// Lays a line out in rows of a terminal: broken after a sentence where that fits, else at a blank.
///
/// ```swift
/// RowLayout(columns: 20).rows(of: "Saved. Quiet hours are off")  // ["Saved.", "Quiet hours are", "off"]
/// ```
package struct RowLayout: Hashable, Sendable {
  /// The most cells of a row on the widest terminal.
  static let longestRow = 78

  /// Columns of the terminal; nil when there is none, and a line is one row, however long.
  package var columns: Int?

  /// A layout for a terminal of so many columns, or for none.
  package init(columns: Int?) {
    self.columns = columns
  }

  /// The most cells of a row; nil without a terminal.
  package var limit: Int? {
    columns.map { max(1, min(Self.longestRow, $0 - 2)) }
  }

  /// The rows of a line, none with blanks at its end; an empty line is one empty row.
  package func rows(of line: String) -> [String] {
    guard let limit else { return [line] }
    return rows(of: line, first: limit, later: limit)
  }

  /// The rows of an announcement that stands between two prompts: `> Saved > `.
  ///
  /// The first row leaves room for the prompt before it and the blank and prompt after it, a later
  /// one for those after it. The prompts themselves are not in the rows.
  package func rows(ofAppended text: String, prompt: String = "> ") -> [String] {
    guard let limit else { return [text] }
    let prompt = CellWidth.of(prompt)
    return rows(of: text, first: limit - 2 * prompt - 1, later: limit - prompt - 1)
  }

  private func rows(of line: String, first: Int, later: Int) -> [String] {
    var rows: [String] = []
    var rest = line[...]
    var room = max(1, first)
    while let end = Self.breakpoint(in: rest, room: room) {
      rows.append(Self.withoutTrailingBlanks(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
      room = max(1, later)
    }
    if rows.isEmpty || !rest.isEmpty { rows.append(Self.withoutTrailingBlanks(rest)) }
    return rows
  }

  /// Where the row that starts `text` ends; nil when all of it fits.
  private static func breakpoint(in text: Substring, room: Int) -> Substring.Index? {
    var width = 0
    var lastSentence: Substring.Index?
    var lastBlank: Substring.Index?
    var previous: Character?
    for index in text.indices {
      let character = text[index]
      if character == " ", let last = previous, last != " " {
        lastBlank = index
        if ".!?".contains(last) { lastSentence = index }
      }
      width += CellWidth.of(character)
      if width > room {
        // What is left may be blanks only.
        if text[index...].allSatisfy({ $0 == " " }) { return lastBlank }
        // A character wider than the row stands alone.
        let cut = index == text.startIndex ? text.index(after: index) : index
        if let end = lastSentence ?? lastBlank { return end }
        return cut == text.endIndex ? nil : cut
      }
      previous = character
    }
    return nil
  }

  private static func withoutTrailingBlanks(_ text: Substring) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
