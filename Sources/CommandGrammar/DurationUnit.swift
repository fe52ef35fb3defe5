/// A unit in which a duration is typed and said.
package enum DurationUnit: CaseIterable, Hashable, Sendable {
  case milliseconds
  case seconds
  case minutes
  case hours
  /// 24 hours each, whatever the clocks do.
  case days

  /// How long one of the unit is.
  package var duration: Duration {
    switch self {
    case .milliseconds: .milliseconds(1)
    case .seconds: .seconds(1)
    case .minutes: .seconds(60)
    case .hours: .seconds(60 * 60)
    case .days: .seconds(24 * 60 * 60)
    }
  }

  /// The unit by one of its typed forms, `s`, `sec`, `second`, `seconds`; nil for another word.
  package init?(_ word: NameKey) {
    switch word.text {
    case "ms", "millisecond", "milliseconds": self = .milliseconds
    case "s", "sec", "secs", "second", "seconds": self = .seconds
    case "m", "min", "mins", "minute", "minutes": self = .minutes
    case "h", "hr", "hrs", "hour", "hours": self = .hours
    case "d", "day", "days": self = .days
    default: return nil
    }
  }
}
