/// The instant after `@ until`.
package enum TranscriptTime: Hashable, Sendable {
  /// The next time the clock of the program's zone shows this, on a later instant than now.
  case next(hour: Int, minute: Int)
  /// An ISO 8601 date and time.
  case date(Components)

  /// A date and time as it was written.
  package struct Components: Hashable, Sendable {
    /// 1970 to 9999.
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
    /// Seconds east of Greenwich; nil when none was written: the program's zone.
    package let offset: Int?
  }

  /// `18:00`, `2026-01-01T09:00:00`, `2026-01-01T09:00Z`, `2026-01-01T09:00:00+02:00`.
  ///
  /// Nil when it is anything else or no such date or time exists.
  package init?(_ text: String) {
    var rest = Substring(text)
    let parts = rest.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      guard let time = Self.take(&rest, [2, 2], between: ":"), rest.isEmpty,
        time[0] < 24, time[1] < 60
      else { return nil }
      self = .next(hour: time[0], minute: time[1])
      return
    }
    var date = parts[0]
    rest = parts[1]
    guard let day = Self.take(&date, [4, 2, 2], between: "-"), date.isEmpty,
      let time = Self.take(&rest, [2, 2], between: ":")
    else { return nil }
    var second = 0
    if rest.first == ":" {
      rest.removeFirst()
      guard let seconds = Self.take(&rest, [2], between: ":") else { return nil }
      second = seconds[0]
    }
    var offset: Int?
    if rest == "Z" {
      offset = 0
    } else if let sign = rest.first {
      rest.removeFirst()
      guard sign == "+" || sign == "-", let zone = Self.take(&rest, [2, 2], between: ":"),
        rest.isEmpty, zone[0] < 24, zone[1] < 60
      else { return nil }
      offset = (zone[0] * 3_600 + zone[1] * 60) * (sign == "-" ? -1 : 1)
    }
    guard day[0] >= 1970, (1...12).contains(day[1]),
      (1...Self.days(in: day[1], of: day[0])).contains(day[2]),
      time[0] < 24, time[1] < 60, second < 60
    else { return nil }
    self = .date(
      Components(
        year: day[0],
        month: day[1],
        day: day[2],
        hour: time[0],
        minute: time[1],
        second: second,
        offset: offset
      )
    )
  }

  /// Numbers of so many digits each, taken from the front; nil when they are not there.
  private static func take(
    _ text: inout Substring,
    _ widths: [Int],
    between separator: Character
  ) -> [Int]? {
    var numbers: [Int] = []
    for width in widths {
      if !numbers.isEmpty {
        guard text.popFirst() == separator else { return nil }
      }
      let digits = text.prefix(width)
      guard digits.count == width, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(digits)
      else { return nil }
      text = text.dropFirst(width)
      numbers.append(number)
    }
    return numbers
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
