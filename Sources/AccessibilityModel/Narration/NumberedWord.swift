/// Words around a number, as in `Row 5.`, said of a place.
package struct NumberedWord: Hashable, Sendable {
  /// What stands before the number.
  package let before: String
  /// What stands after the number.
  package let after: String

  /// The words before and after the number, blanks included.
  package init(_ before: String, _ after: String) {
    self.before = before
    self.after = after
  }

  /// The words with this number.
  package func text(_ number: Int) -> String { "\(before)\(number)\(after)" }
}
