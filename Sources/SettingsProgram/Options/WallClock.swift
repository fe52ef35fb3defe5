import Transcripts

// Not Foundation itself: loading that costs more than every format here.
#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// Virtual time as a clock on the wall of a zone shows it.
struct WallClock {
  private let calendar: Calendar
  private let start: Date

  /// A clock that shows `start` when virtual time begins; nil for a zone that is not known.
  init?(start: CivilTime, zone: String) {
    guard let timeZone = TimeZone(identifier: zone) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let components = DateComponents(
      year: start.year,
      month: start.month,
      day: start.day,
      hour: start.hour,
      minute: start.minute,
      second: start.second
    )
    guard let date = calendar.date(from: components) else { return nil }
    self.calendar = calendar
    self.start = date
  }

  static func knows(zone: String) -> Bool { TimeZone(identifier: zone) != nil }

  /// How long it is until `time`, `elapsed` after the start; nil when that is over.
  func duration(until time: TranscriptTime, elapsed: Duration) -> Duration? {
    let now = start.addingTimeInterval(elapsed / .seconds(1))
    guard let date = date(of: time, after: now), date >= now else { return nil }
    return .milliseconds(Int((date.timeIntervalSince(now) * 1000).rounded()))
  }

  private func date(of time: TranscriptTime, after now: Date) -> Date? {
    switch time {
    case .next(let hour, let minute):
      return calendar.nextDate(
        after: now,
        matching: DateComponents(hour: hour, minute: minute, second: 0),
        matchingPolicy: .nextTime
      )
    case .date(let date):
      var calendar = self.calendar
      if let offset = date.offset, let zone = TimeZone(secondsFromGMT: offset) {
        calendar.timeZone = zone
      }
      return calendar.date(
        from: DateComponents(
          year: date.year,
          month: date.month,
          day: date.day,
          hour: date.hour,
          minute: date.minute,
          second: date.second
        )
      )
    }
  }
}
