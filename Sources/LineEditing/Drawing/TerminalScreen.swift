import AccessibilityModel

/// A small terminal: what a prompt's bytes make of its rows, none of which are ever lost.
///
/// It stands at the other end of a replay at a pseudo-terminal, and of the tests of the drawing.
package struct TerminalScreen: Sendable {
  /// What terminals do differently after the last column.
  enum LastColumn: CaseIterable, Sendable {
    /// A backspace goes to the column before the last one.
    case backspaceMoves
    /// A backspace only takes back that the next character wraps.
    case backspaceStays
  }

  struct Row: Sendable {
    var cells: [String]
    /// The row below goes on with the same line.
    var wraps = false
  }

  /// What no prompt may send, in the order in which it came.
  package private(set) var strange: [String] = []

  /// All that there ever were; those above the last `height` can't be written to any more.
  var rows: [Row]
  /// Where the cursor is, in `rows`.
  var row = 0
  var column = 0
  /// The cursor is on the last column and the next character goes to the next row.
  var isPending = false
  var columns: Int
  private let height: Int
  private let lastColumn: LastColumn

  /// An empty terminal of so many columns.
  package init(columns: Int) {
    self.init(columns: columns, height: 24)
  }

  /// An empty terminal whose cursor goes up `height` rows less one at the most.
  init(columns: Int, height: Int, lastColumn: LastColumn = .backspaceMoves) {
    self.columns = columns
    self.height = height
    self.lastColumn = lastColumn
    rows = [Row(cells: Array(repeating: " ", count: columns))]
  }

  /// The index of the row that the line of the cursor begins on.
  package var cursorLine: Int {
    var first = row
    while first > 0, rows[first - 1].wraps { first -= 1 }
    return first
  }

  /// The lines from a row to the cursor's: wrapped rows are one line, without blanks at its end.
  package func lines(from first: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for index in first..<rows.count {
      line += rows[index].cells.joined()
      if rows[index].wraps { continue }
      while line.last == " " { line.removeLast() }
      lines.append(line)
      line = ""
      if index >= row { break }
    }
    return lines
  }

  /// The line of the cursor, with the blanks that are typed before the cursor, and the part before it.
  package var cursorText: (line: String, beforeCursor: String) {
    let first = cursorLine
    var before = rows[first..<row].map { $0.cells.joined() }.joined()
    before += rows[row].cells[..<(isPending ? columns : column)].joined()
    let line = lines(from: first).first ?? ""
    return (line.count < before.count ? before : line, before)
  }

  /// Takes what the program has written.
  package mutating func feed(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": carriageReturn()
      case "\n":
        // A terminal that is not told otherwise goes to the start of the row too.
        carriageReturn()
        lineFeed()
      case "\u{8}": backspace()
      case "\u{1B}": escape(&scalars)
      default: scalar.value < 0x20 ? strange.append("U+\(scalar.value)") : print(scalar)
      }
    }
  }

  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    guard width > 0 else { return addMark(scalar) }
    if isPending || column + width > columns {
      rows[row].wraps = true
      column = 0
      lineFeed()
    }
    splitWide(at: column)
    if width == 2 { splitWide(at: column + 1) }
    rows[row].cells[column] = String(scalar)
    if width == 2 { rows[row].cells[column + 1] = "" }
    isPending = column + width == columns
    column = isPending ? columns - 1 : column + width
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    var place = isPending ? column : column - 1
    while place > 0 && rows[row].cells[place].isEmpty { place -= 1 }
    if place >= 0 { rows[row].cells[place].unicodeScalars.append(scalar) }
  }

  /// Half of a wide character is overwritten: the other half becomes a blank.
  private mutating func splitWide(at place: Int) {
    if rows[row].cells[place].isEmpty, place > 0 { rows[row].cells[place - 1] = " " }
    if place + 1 < columns, rows[row].cells[place + 1].isEmpty { rows[row].cells[place + 1] = " " }
  }

  private mutating func carriageReturn() {
    column = 0
    isPending = false
  }

  private mutating func lineFeed() {
    isPending = false
    row += 1
    if row == rows.count { rows.append(Row(cells: Array(repeating: " ", count: columns))) }
  }

  private mutating func backspace() {
    let stays = isPending && lastColumn == .backspaceStays
    isPending = false
    if !stays { column = max(0, column - 1) }
  }

  private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard scalars.first == "[" else { return strange.append("Escape") }
    scalars.removeFirst()
    var number = 0
    while let digit = scalars.first, ("0"..."9").contains(digit) {
      number = number * 10 + Int(digit.value - 48)
      scalars.removeFirst()
    }
    let count = max(1, number)
    let final = scalars.popFirst()
    switch final {
    case "A":
      isPending = false
      row = max(max(0, rows.count - height), row - count)
    case "C":
      isPending = false
      column = min(columns - 1, column + count)
    case "D":
      isPending = false
      column = max(0, column - count)
    case "K" where number == 0:
      if rows[row].cells[column].isEmpty { splitWide(at: column) }
      for place in column..<columns { rows[row].cells[place] = " " }
      rows[row].wraps = false
    default: strange.append("Escape [\(number)\(final.map(String.init) ?? "")")
    }
  }
}
