/// Why a screen reader says something.
package enum SpeechSource: Hashable, Sendable {
  /// The focus moved to an element.
  case focus
  /// An element was activated and says what changed.
  case activation
  /// An announcement by its number in the log.
  case announcement(Int, AnnouncementPriority)

  /// Who has the word before whom: the smaller first.
  enum Rank: Int, Comparable {
    case highAnnouncement
    /// Speech of the person's own doing.
    case ownDoing
    case defaultAnnouncement
    case lowAnnouncement

    static func < (lhs: Rank, rhs: Rank) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  var rank: Rank {
    switch self {
    case .announcement(_, .high): .highAnnouncement
    case .focus, .activation: .ownDoing
    case .announcement(_, .default): .defaultAnnouncement
    case .announcement(_, .low): .lowAnnouncement
    }
  }

  /// Whether it may break off `other`.
  func interrupts(_ other: SpeechSource) -> Bool {
    rank != .lowAnnouncement && other.rank != .highAnnouncement
  }
}
