@testable import LineEditing

extension TerminalScreen {
  /// The text of a row, without blanks at its end.
  func text(_ row: Int) -> String {
    guard row < rows.count else { return "" }
    var text = rows[row].cells.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The width changes, and the terminal wraps its rows anew.
  mutating func resize(columns new: Int) {
    let lines = logicalLines()
    let current = lines.firstIndex { $0.contains(row: row) } ?? 0
    let offset = offsetOfCursor(in: lines[current])
    columns = new
    rows = []
    for (index, line) in lines.enumerated() {
      let first = rows.count
      rows += Self.wrap(line.cells, columns: new)
      if index == current {
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
