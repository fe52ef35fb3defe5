/// The words for an element's place in one language; a missing one doesn't compile.
package struct PositionWords: Hashable, Sendable {
  /// Between and after the two numbers of a place among siblings.
  package let series: NumberedWord
  /// At the first element of a list.
  package let listStart: String
  /// At the last element of a list.
  package let listEnd: String
  /// At the first element of a landmark.
  package let landmarkStart: String
  /// At the last element of a landmark.
  package let landmarkEnd: String
  /// At the first cell of a row.
  package let row: NumberedWord
  /// At a cell.
  package let column: NumberedWord
  /// At a cell of several rows.
  package let rowSpan: NumberedWord
  /// At a cell of several columns.
  package let columnSpan: NumberedWord

  /// The place among siblings.
  func place(_ index: Int, of count: Int) -> String { "\(index)\(series.text(count))" }

  /// The words for the edge of a list or a landmark; nil for other places.
  func edge(_ position: AccessibilityPosition) -> String? {
    switch position {
    case .listStart: listStart
    case .listEnd: listEnd
    case .landmarkStart: landmarkStart
    case .landmarkEnd: landmarkEnd
    case .series, .tab, .row, .cell: nil
    }
  }

  /// How far a cell reaches and where it stands, one text for each fact.
  func facts(of cell: TableCell) -> [String] {
    var facts: [String] = []
    if cell.rowSpan > 1, cell.row != nil { facts.append(rowSpan.text(cell.rowSpan)) }
    if cell.columnSpan > 1, cell.column != nil { facts.append(columnSpan.text(cell.columnSpan)) }
    if let row = cell.row, cell.isFirstInRow { facts.append(self.row.text(row)) }
    if let column = cell.column { facts.append(self.column.text(column)) }
    return facts
  }

  /// Every word changed by `transform`.
  func map(_ transform: (String) -> String) -> PositionWords {
    func map(_ word: NumberedWord) -> NumberedWord {
      NumberedWord(transform(word.before), transform(word.after))
    }
    return PositionWords(
      series: map(series),
      listStart: transform(listStart),
      listEnd: transform(listEnd),
      landmarkStart: transform(landmarkStart),
      landmarkEnd: transform(landmarkEnd),
      row: map(row),
      column: map(column),
      rowSpan: map(rowSpan),
      columnSpan: map(columnSpan)
    )
  }
}
