/// What `repeat` and `more` need to know about the last answer.
struct Pages: Hashable, Sendable {
  /// Rows not said yet.
  var rest: ArraySlice<String> = []
  /// Rows of the whole answer.
  var count = 0
  /// The line that counted them, when they were not all said.
  var heading: String?
  /// Whether the answer belongs to the typed line that still runs.
  var isOfThisLine = false
}
