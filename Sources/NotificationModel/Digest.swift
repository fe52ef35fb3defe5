/// How often a summary comes by email.
package enum Digest: String, CaseIterable, Hashable, Sendable {
  case off
  case daily
  case weekly
}
