package import NotificationModel

/// What typed words say about the time of day.
package enum TypedTime: Hashable, Sendable {
  /// One time.
  case time(TimeOfDay)
  /// Two times; equal ones are for the caller to judge.
  case range(from: TimeOfDay, to: TimeOfDay)
  /// Something that isn't a time: `text` as typed, without the rest of a range.
  ///
  /// `isRangeEnd` when it stands where the end of a range does.
  case notATime(text: String, isRangeEnd: Bool)
  /// No word at all.
  case nothing
}
