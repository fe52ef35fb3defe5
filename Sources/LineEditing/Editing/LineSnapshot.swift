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

  /// The printable ASCII character that this line has more at its end than another, the cursor
  /// after it in both; nil when that is not what tells them apart.
  func letter(addedTo other: LineSnapshot) -> Unicode.Scalar? {
    guard let last = scalars.last, Self.isLetter(last),
      caret == scalars.count, other.caret == other.scalars.count,
      scalars.dropLast() == other.scalars[...]
    else { return nil }
    return last
  }

  /// Whether a scalar is a printable one of ASCII.
  static func isLetter(_ scalar: Unicode.Scalar) -> Bool { (0x20...0x7E).contains(scalar.value) }

  private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
