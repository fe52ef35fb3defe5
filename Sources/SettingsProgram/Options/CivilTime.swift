/// A date and a time of day as a calendar and a clock on the wall show them, in no zone.
package struct CivilTime: Hashable, Sendable {
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to the month's last day.
  package let day: Int
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int
  /// 0 to 59.
  package let second: Int

  package init(year: Int, month: Int, day: Int, hour: Int, minute: Int = 0, second: Int = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}
