/// Prints cells and moves the cursor, and knows where the cursor is.
///
/// After the last cell of a row terminals differ in what a backspace or a movement does, so from
/// there it first goes to the start of the row, which is the same everywhere.
struct TerminalPen {
  /// What has been sent since this pen was made.
  private(set) var bytes: [UInt8] = []
  /// Where the cursor is.
  private(set) var cursor: ScreenPosition
  /// The lowest row that exists for this line.
  private(set) var lastRow: Int

  private let columns: Int
  /// The terminal has cursor movement; otherwise no Escape is sent.
  private let canMove: Bool

  /// A pen for a terminal with its cursor at a place.
  init(cursor: ScreenPosition, lastRow: Int, columns: Int, canMove: Bool) {
    self.cursor = cursor
    self.lastRow = lastRow
    self.columns = columns
    self.canMove = canMove
  }

  private var isAfterLastColumn: Bool { cursor.column >= columns }

  /// Prints a cell; one that does not fit goes to the next row.
  mutating func put(_ cell: InputCell) {
    if cursor.column + cell.width > columns {
      while cursor.column < columns { blank() }
      cursor = ScreenPosition(row: cursor.row + 1, column: 0)
    }
    bytes += Array(cell.glyph.utf8)
    cursor.column += cell.width
    lastRow = max(lastRow, cursor.row)
  }

  /// Prints a blank.
  mutating func blank() {
    bytes.append(0x20)
    cursor.column += 1
  }

  /// Goes to the start of the next row, which is made if there is none.
  mutating func newline() {
    bytes.append(0x0A)
    cursor = ScreenPosition(row: cursor.row + 1, column: 0)
    lastRow = max(lastRow, cursor.row)
  }

  /// Clears from the cursor to the end of its row.
  ///
  /// Only with cursor movement.
  mutating func eraseRow() {
    if isAfterLastColumn { return }
    escape("K", 1)
  }

  /// Goes to where the next cell after `place` is printed, which may be the end of a full row.
  mutating func move(toEnd place: ScreenPosition, over frame: InputFrame) {
    guard place.column >= columns else { return move(to: place, over: frame) }
    let next = ScreenPosition(row: place.row + 1, column: 0)
    if cursor == place || cursor == next { return }
    if lastRow > place.row { return move(to: next, over: frame) }
    // There is no movement to the end of a full row: its last cell is printed again.
    guard let last = frame.starts.lastIndex(where: { $0.row == place.row }) else { return }
    move(to: frame.starts[last], over: frame)
    put(frame.cells[last])
  }

  /// Goes to a place with a column; `frame` is what stands on the terminal.
  mutating func move(to place: ScreenPosition, over frame: InputFrame) {
    if cursor == place { return }
    while cursor.row < place.row { newline() }
    if isAfterLastColumn { carriageReturn() }
    if cursor.row > place.row {
      escape("A", cursor.row - place.row)
      cursor.row = place.row
    }
    if place.column < cursor.column {
      moveLeft(to: place.column)
    } else if place.column > cursor.column {
      moveRight(to: place.column, over: frame)
    }
  }

  /// Goes to the start of the row.
  mutating func carriageReturn() {
    bytes.append(0x0D)
    cursor.column = 0
  }

  /// Goes up to the first row, whatever stands there.
  mutating func moveToFirstRow() {
    carriageReturn()
    guard cursor.row > 0 else { return }
    escape("A", cursor.row)
    cursor.row = 0
  }

  private mutating func moveLeft(to column: Int) {
    let count = cursor.column - column
    if column == 0 && count > 1 { return carriageReturn() }
    if count <= 4 || !canMove {
      bytes += [UInt8](repeating: 0x08, count: count)
    } else {
      escape("D", count)
    }
    cursor.column = column
  }

  private mutating func moveRight(to column: Int, over frame: InputFrame) {
    if column - cursor.column <= 3 || !canMove, let first = frame.cell(at: cursor) {
      var index = first
      while index < frame.cells.count && cursor.column < column {
        put(frame.cells[index])
        index += 1
      }
      if cursor.column == column { return }
    }
    guard canMove, column > cursor.column else { return }
    escape("C", column - cursor.column)
    cursor.column = column
  }

  private mutating func escape(_ final: Unicode.Scalar, _ count: Int) {
    bytes += Array((count == 1 ? "\u{1B}[\(final)" : "\u{1B}[\(count)\(final)").utf8)
  }
}
