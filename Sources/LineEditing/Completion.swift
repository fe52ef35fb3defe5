/// What Tab does: text to insert, or candidates to read.
package struct Completion: Sendable, Hashable {
  /// Inserted at the cursor; empty for nothing.
  package var insertion: String
  /// Listed on rows of their own; empty for none.
  package var candidates: [String]

  /// A completion; nothing by default.
  package init(insertion: String = "", candidates: [String] = []) {
    self.insertion = insertion
    self.candidates = candidates
  }
}
