/// The prompt and the line as they ought to stand on the terminal.
struct InputFrame: Hashable, Sendable {
  /// The line that is shown.
  private(set) var line: LineSnapshot
  /// The prompt's cells, then the line's.
  private(set) var cells: [InputCell]
  /// The cell that the cursor is on; the number of cells at the end.
  private(set) var caret: Int
  /// Columns of the terminal, at least 2.
  let columns: Int
  /// Where each cell begins.
  private(set) var starts: [ScreenPosition]
  /// The place after the last cell.
  private(set) var end: ScreenPosition

  /// A frame; `caret` counts scalars of the line.
  init(lead: String, line: LineSnapshot, columns: Int) {
    var cells: [InputCell] = []
    for scalar in lead.unicodeScalars {
      if let cell = InputCell(scalar) { cells.append(cell) }
    }
    let leadCount = cells.count
    var caret: Int?
    for (index, scalar) in line.scalars.enumerated() {
      let cell = InputCell(scalar)
      if index == line.caret {
        // A mark belongs to the cell before it.
        caret = cell == nil && cells.count > leadCount ? cells.count - 1 : cells.count
      }
      if let cell {
        cells.append(cell)
      } else if cells.count > leadCount {
        cells[cells.count - 1].add(scalar)
      } else if InputCell.isMark(scalar) {
        cells.append(InputCell(loneMark: scalar))
      }
    }
    self.init(line: line, cells: cells, caret: caret ?? cells.count, columns: columns)
  }

  private init(line: LineSnapshot, cells: [InputCell], caret: Int, columns: Int) {
    self.line = line
    self.cells = cells
    self.caret = caret
    self.columns = max(2, columns)
    var starts: [ScreenPosition] = []
    starts.reserveCapacity(cells.count)
    var place = ScreenPosition()
    for cell in cells {
      if place.column + cell.width > self.columns {
        place = ScreenPosition(row: place.row + 1, column: 0)
      }
      starts.append(place)
      place.column += cell.width
    }
    self.starts = starts
    end = place
  }

  /// All cells as they are printed.
  var text: String { cells.map(\.glyph).joined() }

  /// Where the cell at `index` ends, which is where the next one is printed.
  func end(ofCell index: Int) -> ScreenPosition {
    guard index >= 0 else { return ScreenPosition() }
    var place = starts[index]
    place.column += cells[index].width
    return place
  }

  /// The same cells on a terminal of another width.
  func laidOut(columns: Int) -> InputFrame {
    InputFrame(line: line, cells: cells, caret: caret, columns: columns)
  }

  /// Without the rows after the cursor's, for a terminal whose cursor cannot come back up.
  func cutAfterCaretRow() -> InputFrame {
    guard caret < cells.count, starts[caret].row < end.row else { return self }
    let row = starts[caret].row
    let count = starts.firstIndex { $0.row > row } ?? cells.count
    return InputFrame(line: line, cells: Array(cells[..<count]), caret: caret, columns: columns)
  }

  /// Adds a letter of one cell at the end of the line.
  ///
  /// Returns false, and adds nothing, when the letter would be the last of its row.
  mutating func add(_ letter: Unicode.Scalar) -> Bool {
    guard line.caret == line.scalars.count, end.column + 1 < columns, let cell = InputCell(letter)
    else {
      return false
    }
    line.scalars.append(letter)
    line.caret += 1
    cells.append(cell)
    caret += 1
    starts.append(end)
    end.column += cell.width
    return true
  }

  /// The number of cells at the start that are the same in both.
  func commonPrefix(with other: InputFrame) -> Int {
    let most = min(cells.count, other.cells.count)
    var count = 0
    while count < most && cells[count] == other.cells[count] { count += 1 }
    return count
  }

  /// The cell that begins at a place; nil when none does.
  func cell(at place: ScreenPosition) -> Int? {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      let start = starts[middle]
      if (start.row, start.column) < (place.row, place.column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < starts.count && starts[low] == place ? low : nil
  }
}
