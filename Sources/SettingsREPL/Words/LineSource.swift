import AccessibilityModel

/// Where a line comes from, for `why`.
enum LineSource: Hashable, Sendable {
  /// An element or its hint, piece by piece.
  case element([SpeechPart])
  /// What stands below an element and describes it.
  case detail
  case sentence(SentenceKind)
  case error(CommandError.Kind)
  case announcement(String)
  /// One of several numbered things.
  case choice
  case help
  case spelling
  case place
}
