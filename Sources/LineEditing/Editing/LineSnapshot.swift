/// The line being edited.
struct LineSnapshot: Hashable, Sendable {
  /// What is typed.
  var scalars: [Unicode.Scalar] = []
  /// The scalar that the cursor is on; the number of scalars at the end.
  var caret = 0

  /// Nothing is typed.
  var isEmpty: Bool { scalars.isEmpty }

  /// The whole line.
  var text: String { Self.text(of: scalars[...]) }

  /// The part left of the cursor.
  var textBeforeCaret: String { Self.text(of: scalars[..<caret]) }

  private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
