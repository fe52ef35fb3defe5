/// Draws the line being edited with the fewest bytes: from what stands there to what ought to.
///
/// It gives bytes and writes nothing. Only the rows of the line are touched, never those above or
/// below; without cursor movement what cannot be mended is printed anew on the next row.
struct InputRow {
  private let canMove: Bool
  private var shown: InputFrame
  private var cursor = ScreenPosition()
  private var lastRow = 0

  /// Nothing is shown.
  ///
  /// `canMove` tells whether the terminal has cursor movement.
  init(canMove: Bool) {
    self.canMove = canMove
    shown = InputFrame(lead: "", line: LineSnapshot(), columns: 80)
  }

  /// A row begins with this prompt, which has been written; the cursor is after it.
  mutating func begin(lead: String, columns: Int) {
    shown = InputFrame(lead: lead, line: LineSnapshot(), columns: columns)
    cursor = shown.end
    lastRow = shown.end.row
  }

  /// The line that is shown.
  var line: LineSnapshot { shown.line }

  /// The byte that shows one more letter at the end of the line; nil when more has to be drawn.
  mutating func add(_ letter: Unicode.Scalar) -> [UInt8]? {
    guard LineSnapshot.isLetter(letter), isCaretInPlace(shown), shown.add(letter) else {
      return nil
    }
    cursor = shown.end
    return [UInt8(letter.value)]
  }

  /// The bytes that make the terminal show the frame.
  mutating func draw(_ frame: InputFrame) -> [UInt8] {
    let frame = canMove ? frame : frame.cutAfterCaretRow()
    if frame == shown && isCaretInPlace(frame) { return [] }
    if !canMove && needsFreshRow(for: frame) { return drawAnew(frame) }
    var pen = makePen()
    drawText(of: frame, with: &pen)
    if frame.caret < frame.cells.count {
      pen.move(to: frame.starts[frame.caret], over: frame)
    } else {
      pen.move(toEnd: frame.end, over: frame)
    }
    keep(pen, frame)
    return pen.bytes
  }

  /// The bytes that show the whole line and leave it for the start of the row below.
  mutating func finish(_ frame: InputFrame) -> [UInt8] {
    let frame = canMove ? frame : frame.cutAfterCaretRow()
    if !canMove && needsFreshRow(for: frame) { return drawAnew(frame) + leave() }
    var pen = makePen()
    if frame.cells != shown.cells { drawText(of: frame, with: &pen) }
    keep(pen, frame)
    return pen.bytes + leave()
  }

  /// The bytes after the terminal's width has changed, on a terminal that wraps its rows anew.
  mutating func resize(columns: Int) -> [UInt8] {
    let old = shown
    let new = old.laidOut(columns: columns)
    guard old.columns != new.columns else { return [] }
    let wasOneRow = lastRow == 0 && old.end.column < old.columns
    if wasOneRow && new.end.row == 0 && new.end.column < new.columns {
      shown = new
      return []
    }
    let place = new.caret < new.cells.count ? new.starts[new.caret] : new.end
    guard canMove else {
      shown = new
      cursor = place
      return drawAnew(new.cutAfterCaretRow())
    }
    var pen = TerminalPen(cursor: place, lastRow: 0, columns: new.columns, canMove: true)
    pen.moveToFirstRow()
    for cell in new.cells { pen.put(cell) }
    pen.eraseRow()
    if new.caret < new.cells.count { pen.move(to: new.starts[new.caret], over: new) }
    keep(pen, new)
    return pen.bytes
  }

  private func makePen() -> TerminalPen {
    TerminalPen(cursor: cursor, lastRow: lastRow, columns: shown.columns, canMove: canMove)
  }

  private mutating func keep(_ pen: TerminalPen, _ frame: InputFrame) {
    cursor = pen.cursor
    lastRow = pen.lastRow
    shown = frame
  }

  private func isCaretInPlace(_ frame: InputFrame) -> Bool {
    if frame.caret < frame.cells.count { return cursor == frame.starts[frame.caret] }
    return cursor == frame.end
      || frame.end.column == frame.columns
        && cursor == ScreenPosition(row: frame.end.row + 1, column: 0)
  }

  /// Prints what differs and clears what is left over; the cursor is anywhere then.
  private func drawText(of frame: InputFrame, with pen: inout TerminalPen) {
    let same = frame.commonPrefix(with: shown)
    guard same < max(frame.cells.count, shown.cells.count) else { return }
    pen.move(toEnd: frame.end(ofCell: same - 1), over: shown)
    for cell in frame.cells[same...] { pen.put(cell) }
    clear(from: frame.end, to: shown.end, over: frame, with: &pen)
  }

  private func clear(
    from end: ScreenPosition,
    to oldEnd: ScreenPosition,
    over frame: InputFrame,
    with pen: inout TerminalPen
  ) {
    if oldEnd.row > end.row {
      pen.eraseRow()
      while pen.cursor.row < oldEnd.row {
        pen.newline()
        pen.eraseRow()
      }
    } else if oldEnd.row == end.row && oldEnd.column > end.column {
      let count = oldEnd.column - end.column
      if canMove && (count > 1 || oldEnd.column == frame.columns) {
        pen.eraseRow()
      } else {
        for _ in 0..<count { pen.blank() }
        pen.move(to: end, over: frame)
      }
    }
  }

  /// Goes below the line.
  private mutating func leave() -> [UInt8] {
    var pen = makePen()
    while pen.cursor.row <= shown.end.row { pen.newline() }
    begin(lead: "", columns: shown.columns)
    return pen.bytes
  }

  // MARK: Without cursor movement

  private func needsFreshRow(for frame: InputFrame) -> Bool {
    let same = frame.commonPrefix(with: shown)
    let start = frame.end(ofCell: same - 1)
    let caret = frame.caret < frame.cells.count ? frame.starts[frame.caret] : frame.end
    let isTextChanged = same < max(frame.cells.count, shown.cells.count)
    if isTextChanged {
      if frame.end.row < shown.end.row { return true }
      if start.row < cursor.row && !isEquivalent(start, cursor) { return true }
    }
    return caret.row < cursor.row && !isEquivalent(caret, cursor)
  }

  /// The end of a full row and the start of the next are where the same cell is printed.
  private func isEquivalent(_ place: ScreenPosition, _ other: ScreenPosition) -> Bool {
    place == other
      || place.column == shown.columns
        && other == ScreenPosition(row: place.row + 1, column: 0)
  }

  private mutating func drawAnew(_ frame: InputFrame) -> [UInt8] {
    let below = leave()
    var pen = TerminalPen(
      cursor: ScreenPosition(),
      lastRow: 0,
      columns: frame.columns,
      canMove: false
    )
    for cell in frame.cells { pen.put(cell) }
    if frame.caret < frame.cells.count { pen.move(to: frame.starts[frame.caret], over: frame) }
    keep(pen, frame)
    return below + pen.bytes
  }
}
