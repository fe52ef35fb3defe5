/// Where a cell stands in its table and how far it reaches.
package struct TableCell: Hashable, Sendable {
  /// From 1; nil when the table doesn't tell.
  package var row: Int?
  /// From 1; nil when the table doesn't tell.
  package var column: Int?
  /// How many rows it covers, at least 1.
  package var rowSpan: Int
  /// How many columns it covers, at least 1.
  package var columnSpan: Int
  /// Whether it is the first cell of its row, which names the row.
  package var isFirstInRow: Bool

  /// A cell of one row and one column unless told otherwise.
  package init(
    row: Int?,
    column: Int?,
    rowSpan: Int = 1,
    columnSpan: Int = 1,
    isFirstInRow: Bool = false
  ) {
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.isFirstInRow = isFirstInRow
  }
}
