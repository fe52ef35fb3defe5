import AccessibilityModel

/// A small terminal: what the program's bytes make of its rows, none of which are ever lost.
struct TerminalScreen {
  private struct Row {
    var cells: [String]
    /// The row below goes on with the same line.
    var wraps = false
  }

  /// What no prompt may send, in the order in which it came.
  private(set) var strange: [String] = []

  private var rows: [Row]
  private var row = 0
  private var column = 0
  /// The cursor is on the last column and the next character goes to the next row.
  private var isPending = false
  private let columns: Int
  private let height: Int

  init(columns: Int, height: Int = 24) {
    self.columns = columns
    self.height = height
    rows = [Row(cells: Array(repeating: " ", count: columns))]
  }

  /// The index of the row that the line of the cursor begins on.
  var cursorLine: Int {
    var first = row
    while first > 0, rows[first - 1].wraps { first -= 1 }
    return first
  }

  /// The lines from a row to the cursor's: wrapped rows are one line, without blanks at its end.
  func lines(from first: Int) -> [String] {
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
  var cursorText: (line: String, beforeCursor: String) {
    let first = cursorLine
    var before = rows[first..<row].map { $0.cells.joined() }.joined()
    before += rows[row].cells[..<(isPending ? columns : column)].joined()
    let line = lines(from: first).first ?? ""
    return (line.count < before.count ? before : line, before)
  }

  /// Takes what the program has written.
  mutating func feed(_ bytes: [UInt8]) {
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": carriageReturn()
      case "\n":
        // A terminal that is not told otherwise goes to the start of the row too.
        carriageReturn()
        lineFeed()
      case "\u{8}":
        isPending = false
        column = max(0, column - 1)
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
    case "G":
      isPending = false
      column = min(columns, count) - 1
    case "K" where number == 0:
      if rows[row].cells[column].isEmpty { splitWide(at: column) }
      for place in column..<columns { rows[row].cells[place] = " " }
      rows[row].wraps = false
    default: strange.append("Escape [\(number)\(final.map(String.init) ?? "")")
    }
  }
}
