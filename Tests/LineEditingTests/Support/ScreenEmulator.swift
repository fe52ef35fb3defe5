import AccessibilityModel

/// A small terminal: enough to see what the input row's bytes do to a screen.
struct ScreenEmulator {
  /// What terminals do differently after the last column.
  enum LastColumn: CaseIterable {
    /// A backspace goes to the column before the last one.
    case backspaceMoves
    /// A backspace only takes back that the next character wraps.
    case backspaceStays
  }

  struct Row {
    var cells: [String]
    /// The row below goes on with the same line.
    var wraps = false
  }

  private(set) var rows: [Row]
  private(set) var row = 0
  private(set) var column = 0
  /// The cursor is on the last column and the next character goes to the next row.
  private(set) var isPending = false
  /// A byte that no input row may send.
  private(set) var strange: [String] = []
  private(set) var columns: Int

  private let height: Int
  private let lastColumn: LastColumn

  init(columns: Int, height: Int, lastColumn: LastColumn = .backspaceMoves) {
    self.columns = columns
    self.height = height
    self.lastColumn = lastColumn
    rows = [Row(cells: Array(repeating: " ", count: columns))]
  }

  /// The text of a row, without blanks at its end.
  func text(_ row: Int) -> String {
    guard row < rows.count else { return "" }
    var text = rows[row].cells.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  mutating func feed(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": carriageReturn()
      case "\n":
        carriageReturn()
        lineFeed(wraps: false)
      case "\u{8}": backspace()
      case "\u{1B}": escape(&scalars)
      default: scalar.value < 0x20 ? strange.append("\(scalar.value)") : print(scalar)
      }
    }
  }

  /// The width changes, and the terminal wraps its rows anew.
  mutating func resize(columns new: Int) {
    let lines = logicalLines()
    let cursor = (line: lines.firstIndex { $0.contains(row: row) } ?? 0, isPending: isPending)
    let offset = offsetOfCursor(in: lines[cursor.line])
    columns = new
    rows = []
    for (index, line) in lines.enumerated() {
      let first = rows.count
      rows += Self.wrap(line.cells, columns: new)
      if index == cursor.line {
        row = first + offset / new
        column = offset % new
        isPending = false
        if column == 0 && offset > 0 && row >= rows.count {
          row -= 1
          column = new - 1
          isPending = true
        }
      }
    }
    while row >= rows.count { rows.append(Row(cells: Array(repeating: " ", count: new))) }
  }

  // MARK: Output

  private mutating func print(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    guard width > 0 else { return addMark(scalar) }
    if isPending || column + width > columns {
      rows[row].wraps = true
      column = 0
      isPending = false
      lineFeed(wraps: true)
    }
    splitWide(at: column)
    if width == 2 { splitWide(at: column + 1) }
    rows[row].cells[column] = String(scalar)
    if width == 2 { rows[row].cells[column + 1] = "" }
    if column + width == columns {
      column = columns - 1
      isPending = true
    } else {
      column += width
    }
  }

  private mutating func addMark(_ scalar: Unicode.Scalar) {
    var place = isPending ? column : column - 1
    while place > 0 && rows[row].cells[place].isEmpty { place -= 1 }
    if place >= 0 { rows[row].cells[place].unicodeScalars.append(scalar) }
  }

  /// Half of a wide character is overwritten: the other half becomes a blank.
  private mutating func splitWide(at place: Int) {
    if rows[row].cells[place].isEmpty, place > 0 { rows[row].cells[place - 1] = " " }
    if place + 1 < columns, rows[row].cells[place + 1].isEmpty {
      rows[row].cells[place + 1] = " "
    }
  }

  private mutating func carriageReturn() {
    column = 0
    isPending = false
  }

  private mutating func lineFeed(wraps: Bool) {
    isPending = false
    row += 1
    if row == rows.count { rows.append(Row(cells: Array(repeating: " ", count: columns))) }
  }

  private mutating func backspace() {
    if isPending && lastColumn == .backspaceStays {
      isPending = false
      return
    }
    isPending = false
    column = max(0, column - 1)
  }

  private mutating func escape(_ scalars: inout ArraySlice<Unicode.Scalar>) {
    guard scalars.popFirst() == "[" else { return strange.append("escape") }
    var number = 0
    while let digit = scalars.first?.properties.numericType == .decimal ? scalars.popFirst() : nil {
      number = number * 10 + Int(digit.value - 48)
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
    default: strange.append("ESC[\(number)\(final.map(String.init) ?? "")")
    }
  }

  // MARK: Wrapping anew

  private struct LogicalLine {
    var firstRow: Int
    var rowCount = 0
    var cells: [String] = []

    func contains(row: Int) -> Bool { (firstRow..<firstRow + rowCount).contains(row) }
  }

  private func logicalLines() -> [LogicalLine] {
    var lines: [LogicalLine] = []
    var current: LogicalLine?
    for (index, row) in rows.enumerated() {
      var line = current ?? LogicalLine(firstRow: index)
      line.rowCount += 1
      line.cells += row.cells
      current = row.wraps ? line : nil
      if !row.wraps {
        while line.cells.last == " " { line.cells.removeLast() }
        lines.append(line)
      }
    }
    if let current { lines.append(current) }
    return lines
  }

  private func offsetOfCursor(in line: LogicalLine) -> Int {
    (row - line.firstRow) * columns + column + (isPending ? 1 : 0)
  }

  private static func wrap(_ cells: [String], columns: Int) -> [Row] {
    var result: [Row] = []
    var rest = cells[...]
    repeat {
      var part = Array(rest.prefix(columns))
      rest = rest.dropFirst(columns)
      part += Array(repeating: " ", count: columns - part.count)
      result.append(Row(cells: part, wraps: !rest.isEmpty))
    } while !rest.isEmpty
    return result
  }
}
