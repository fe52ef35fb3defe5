/// How an announcement gets on with other speech, as UIAccessibility has it.
package enum AnnouncementPriority: String, CaseIterable, Hashable, Sendable {
  /// Interrupts, and cannot be interrupted.
  case high
  /// Interrupts, and can be cut.
  case `default`
  /// Waits until nothing else is said, and can be cut.
  case low
}
