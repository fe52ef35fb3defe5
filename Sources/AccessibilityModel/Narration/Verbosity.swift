/// How much is said of an element.
package enum Verbosity: Int, CaseIterable, Hashable, Sendable, Comparable {
  /// The label and the fact; no roles, headings or hints.
  case brief = 1
  /// Label, role, state, position; a hint once.
  case standard = 2
  /// Also what it belongs to, its description and every hint.
  case full = 3

  package static func < (lhs: Verbosity, rhs: Verbosity) -> Bool { lhs.rawValue < rhs.rawValue }
}
