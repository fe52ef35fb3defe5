/// The part of each day in which notifications wait.
package struct QuietHours: Hashable, Sendable {
  package var isOn: Bool
  /// The first quiet minute.
  package var from: TimeOfDay
  /// The first minute that is not quiet any more; before `from` when the hours go over midnight.
  package var to: TimeOfDay

  package init(isOn: Bool = false, from: TimeOfDay = Self.defaultFrom, to: TimeOfDay = defaultTo) {
    self.isOn = isOn
    self.from = from
    self.to = to
  }

  /// 22:00.
  package static let defaultFrom = TimeOfDay(minutesAfterMidnight: 22 * 60)
  /// 7:00.
  package static let defaultTo = TimeOfDay(minutesAfterMidnight: 7 * 60)
}
