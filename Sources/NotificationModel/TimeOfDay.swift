/// An hour and minute in the person's calendar, on any day.
package struct TimeOfDay: Hashable, Sendable {
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int

  /// Nil when the hour is not in 0 to 23 or the minute not in 0 to 59.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// The time `minutes` after midnight, going round the day in both directions.
  package init(minutesAfterMidnight minutes: Int) {
    let day = 24 * 60
    let minutes = ((minutes % day) + day) % day
    hour = minutes / 60
    minute = minutes % 60
  }

  /// Minutes after midnight, 0 to 1439.
  package var minutesAfterMidnight: Int { hour * 60 + minute }
}
