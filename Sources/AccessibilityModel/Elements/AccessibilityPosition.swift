/// An element's place among its siblings, or at the edge of what contains it.
package enum AccessibilityPosition: Hashable, Sendable {
  /// One of several choices side by side, as in a segmented control; the index from 1.
  case series(index: Int, count: Int)
  /// One of the tabs of a tab bar; the index from 1.
  case tab(index: Int, count: Int)
  /// One of the rows of a list, which only full verbosity counts; the index from 1.
  case row(index: Int, count: Int)
  /// The first element of a list.
  case listStart
  /// The last element of a list.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A cell of a table.
  case cell(TableCell)
}
