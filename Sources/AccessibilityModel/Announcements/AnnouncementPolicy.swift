/// When announcements are said at a prompt.
package enum AnnouncementPolicy: String, Hashable, Sendable, CaseIterable {
  /// At once while nothing is typed, else after the next Enter.
  case append
  /// Never before Enter.
  case enter
  /// Not at all; they are in the log.
  case off
}
