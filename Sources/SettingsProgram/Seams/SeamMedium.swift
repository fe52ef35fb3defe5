/// What the real executable is driven through.
package enum SeamMedium: Hashable, Sendable {
  /// Pipes at all three ends.
  case pipe
  /// A pseudo-terminal of so many columns and 24 rows; `term` is its TERM, nil for none.
  case terminal(columns: Int, term: String?)

  /// The terminal of `replay --seam terminal`.
  package static let terminal = SeamMedium.terminal(columns: 80, term: "xterm-256color")
}
