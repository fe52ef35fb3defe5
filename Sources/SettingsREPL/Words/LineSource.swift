import AccessibilityModel

/// Where a line comes from, for `why`.
enum LineSource: Hashable, Sendable {
  /// An element or its hint, piece by piece.
  case element([SpeechPart])
  /// What stands below an element and describes it.
  case detail
  case sentence(SentenceKind)
  case error(CommandError.Kind)
  case announcement(AnnouncementSource)
  /// One of several numbered things.
  case choice
  case help
  case spelling
  case place
}

/// What an announcement comes from, for `why`.
enum AnnouncementSource: Hashable, Sendable {
  /// Something happened.
  case told(AnnouncementKind)
  /// Quiet hours from a time to the same time were turned off at the start.
  case equalQuietEnds
  /// The store told of a save.
  case store
  case simulated
  /// `alerts` said it again.
  case saidAgain
}
