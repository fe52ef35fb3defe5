/// Decides for each announcement whether it is said now or after the next Enter.
///
/// Speech that comes while somebody types is cut by the next key and spoils the row, so it waits.
/// Nothing here says anything: whoever owns the terminal, or the transcript, does as it is told.
package struct AnnouncementHold: Hashable, Sendable {
  /// What is to be done with an announcement.
  package enum Decision: Hashable, Sendable {
    /// Say it now.
    case say
    /// It has been kept, and comes with ``takeHeld()``.
    case held
    /// Say nothing: it has been said already, or announcements are off.
    case logged
  }

  /// When announcements are said.
  ///
  /// Turning them off forgets what is held.
  package var policy: AnnouncementPolicy {
    didSet { if policy == .off { held = [] } }
  }

  /// What waits, oldest first.
  package private(set) var held: [Announcement] = []

  /// A prompt is shown.
  package private(set) var isPrompting = false

  private var hasText = false
  private var followsCursorKey = false
  private var coveredThrough = 0

  /// Nothing is held, and no prompt is shown.
  package init(policy: AnnouncementPolicy = .append) {
    self.policy = policy
  }

  /// A prompt with an empty line is shown.
  package mutating func promptShown() {
    isPrompting = true
    hasText = false
    followsCursorKey = false
  }

  /// A key was typed at the prompt.
  package mutating func keyTyped(isCursorKey: Bool, lineIsEmpty: Bool) {
    followsCursorKey = isCursorKey
    hasText = !lineIsEmpty
  }

  /// Enter or Ctrl-C: until the next prompt a command is busy.
  package mutating func lineEnded() {
    isPrompting = false
    hasText = false
    followsCursorKey = false
  }

  /// Decides about an announcement, and keeps it if it has to wait.
  package mutating func receive(_ announcement: Announcement) -> Decision {
    if policy == .off || announcement.number <= coveredThrough { return .logged }
    guard mustWait else { return .say }
    held.append(announcement)
    return .held
  }

  /// Keeps announcements that could have been said, but were not yet.
  package mutating func keep(_ announcements: [Announcement]) {
    guard policy != .off else { return }
    held += announcements.filter { $0.number > coveredThrough }
    held.sort { $0.number < $1.number }
  }

  /// What was held, oldest first; nothing is held then.
  ///
  /// To be said after the answer.
  package mutating func takeHeld() -> [Announcement] {
    let result = held
    held = []
    return result
  }

  /// Those up to this number have been said in an answer and are not said again.
  package mutating func dropThrough(_ number: Int) {
    coveredThrough = max(coveredThrough, number)
    held.removeAll { $0.number <= coveredThrough }
  }

  private var mustWait: Bool {
    if !held.isEmpty { return true }
    guard isPrompting else { return false }
    return policy == .enter || hasText || followsCursorKey
  }
}
