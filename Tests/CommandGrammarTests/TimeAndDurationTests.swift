import CommandGrammar
import NotificationModel
import Testing

@Suite("Times and durations")
struct TimeAndDurationTests {
  /// Minutes after midnight by a test's own words: `22:00`, a range `22:00>7:00`.
  private static func shown(_ time: TypedTime) -> String {
    func clock(_ time: TimeOfDay) -> String {
      "\(time.hour):" + (time.minute < 10 ? "0" : "") + "\(time.minute)"
    }
    return switch time {
    case .time(let time): clock(time)
    case .range(let from, let to): "\(clock(from))>\(clock(to))"
    case .notATime(let text, let isRangeEnd): "not \(text)\(isRangeEnd ? ", end" : "")"
    case .nothing: "nothing"
    }
  }

  @Test(
    "A time and a range as people type and dictate them",
    arguments: [
      ("22:00", "22:00"), ("22.00", "22:00"), ("2200", "22:00"), ("10pm", "22:00"),
      ("10 PM", "22:00"), ("10:00pm", "22:00"), ("10:00 PM", "22:00"), ("10 p.m.", "22:00"),
      ("10:30 p.m.", "22:30"), ("10:30 P. M.", "22:30"), ("10:30\u{202F}PM", "22:30"),
      ("10.30pm", "22:30"), ("1030 pm", "22:30"), ("7", "7:00"), ("07", "7:00"), ("7.", "7:00"),
      ("7:05,", "7:05"), ("730", "7:30"), ("0730", "7:30"), ("noon", "12:00"), ("Midnight", "0:00"),
      ("12:15 am", "0:15"), ("12:15 pm", "12:15"), ("12am", "0:00"), ("12 pm", "12:00"),
      ("0:10", "0:10"), ("00:10", "0:10"), ("8:24", "8:24"), ("0", "0:00"), ("23:59", "23:59"),
      ("at 20:00", "20:00"), ("from 22:00", "22:00"), ("At noon.", "12:00"),
      ("10pm to 7am", "22:00>7:00"), ("22:00-07:00", "22:00>7:00"),
      ("22:00 – 7:00", "22:00>7:00"), ("22:00—7:00", "22:00>7:00"), ("22-7", "22:00>7:00"),
      ("from 22:00 to 7:00", "22:00>7:00"), ("From 10 P.M. until 7 A.M.", "22:00>7:00"),
      ("22:00 to 22:00", "22:00>22:00"), ("from midnight to noon", "0:00>12:00"),
      ("24:00", "not 24:00"), ("7:60", "not 7:60"), ("13:00 am", "not 13:00 am"),
      ("00:00 PM", "not 00:00 PM"), ("0 am", "not 0 am"), ("25", "not 25"), ("2400", "not 2400"),
      ("7:5", "not 7:5"), ("7:005", "not 7:005"), ("7:00:00", "not 7:00:00"), (":30", "not :30"),
      ("7:", "not 7:"), ("12345", "not 12345"), ("+7", "not +7"), ("7 x", "not 7 x"),
      ("10 pmam", "not 10 pmam"), ("pm", "not pm"), ("1 0", "not 1 0"), ("٧", "not ٧"),
      ("soon", "not soon"), ("at", "not at"), ("from", "not from"), ("-", "not -"),
      ("-5", "not -5"), ("to 6", "not to 6"), ("22:00 to", "not 22:00 to"),
      ("from 24:00 to 7", "not 24:00"), ("22 to 7:60 pm", "not 7:60 pm, end"),
      ("2026-01-01", "not 2026-01-01"), ("", "nothing"), (" \u{A0}", "nothing"),
    ]
  )
  func time(text: String, expected: String) throws {
    #expect(Self.shown(TimeOfDayParser.parse(text)) == expected)
    let words = try TypedLine(text).commands.first ?? []
    #expect(Self.shown(TimeOfDayParser.parse(words[...])) == expected)
  }

  @Test("Blanks in quotes are blanks of a time too")
  func quoted() throws {
    let words = try TypedLine("\"10 pm\" to \"7 am\"").commands[0]
    #expect(Self.shown(TimeOfDayParser.parse(words[...])) == "22:00>7:00")
  }

  @Test("Every minute of a day is read as it is said")
  func everyTimeComesBack() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(minutesAfterMidnight: minutes)
      let minute = "\(time.minute < 10 ? "0" : "")\(time.minute)"
      let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
      for text in ["\(time.hour):\(minute)", "\(hour):\(minute) \(time.hour < 12 ? "AM" : "PM")"] {
        #expect(TimeOfDayParser.parse(text) == .time(time), "\(text)")
      }
    }
  }

  @Test(
    "A duration is a number and a unit",
    arguments: [
      ("600ms", 600, DurationUnit.milliseconds, Duration.milliseconds(600)),
      ("0s", 0, .seconds, .zero), ("2s", 2, .seconds, .seconds(2)),
      ("2 s", 2, .seconds, .seconds(2)),
      ("2 seconds", 2, .seconds, .seconds(2)), ("1 second", 1, .seconds, .seconds(1)),
      ("1 Second.", 1, .seconds, .seconds(1)), ("1.5 seconds", 1.5, .seconds, .milliseconds(1500)),
      ("0.1s", 0.1, .seconds, .milliseconds(100)), ("1.1s", 1.1, .seconds, .milliseconds(1100)),
      ("5m", 5, .minutes, .seconds(300)), ("90 minutes", 90, .minutes, .seconds(5400)),
      ("1h", 1, .hours, .seconds(3600)), ("8d", 8, .days, .seconds(691_200)),
      ("0.5 days", 0.5, .days, .seconds(43_200)),
      ("365000d", 365_000, .days, .seconds(31_536_000_000)),
      (
        "0.000000000000001 d", 1e-15, .days,
        .nanoseconds(0) + .seconds(86_400) / 1_000_000_000_000_000
      ),
    ]
  )
  func duration(text: String, value: Double, unit: DurationUnit, duration: Duration) throws {
    let words = try TypedLine(text).commands.first ?? []
    for typed in [DurationParser.parse(text), DurationParser.parse(words[...])] {
      guard case .duration(let amount) = typed else {
        Issue.record("\(text) is \(typed)")
        continue
      }
      #expect(amount.value == value)
      #expect(amount.unit == unit)
      #expect(amount.duration == duration)
    }
  }

  @Test(
    "Other words are no duration",
    arguments: [
      "-1s", "+1s", "NaN s", "inf s", "1e3s", "1,5 s", ".5s", "1.s", "1..5s", "1.5.5s", "s", "2",
      "soon",
      "2 weeks", "2 s s", "365001 days", "999999999999999d", "9999999999999999ms", "1 2 s",
      "99999999999999999999999999s", "0.0000000000000001s",
    ]
  )
  func notADuration(text: String) {
    #expect(DurationParser.parse(text) == .notADuration(text: text))
  }

  @Test("No word is not a wrong one")
  func noDuration() {
    #expect(DurationParser.parse(" ") == .nothing)
  }
}
