/// Why a screen reader says something.
package enum SpeechSource: Hashable, Sendable {
  /// The focus moved to an element.
  case focus
  /// An element was activated and says what changed.
  case activation
  /// An announcement by its number in the log.
  case announcement(Int, AnnouncementPriority)

  /// Who has the word before whom: the smaller first.
  var rank: Int {
    switch self {
    case .announcement(_, .high): 0
    case .focus, .activation: 1
    case .announcement(_, .default): 2
    case .announcement(_, .low): 3
    }
  }

  /// Whether it may break off `other`.
  func interrupts(_ other: SpeechSource) -> Bool {
    rank < 3 && other.rank > 0
  }
}
