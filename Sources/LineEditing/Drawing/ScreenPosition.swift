/// A place on the rows of the line being edited, from the row where its prompt begins.
struct ScreenPosition: Hashable, Sendable {
  /// From 0.
  var row = 0
  /// From 0.
  ///
  /// The number of columns is the place after the last cell: the terminal goes to the next
  /// row when something more is printed, and not before.
  var column = 0
}
