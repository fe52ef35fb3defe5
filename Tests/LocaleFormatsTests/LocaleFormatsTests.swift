import AccessibilityModel
import LocaleFormats
import Testing

@Suite("Formats of a locale")
struct LocaleFormatsTests {
  @Test(
    "A time is on the clock of its locale, without a leading zero",
    arguments: [
      ("en_US", ["10:00 PM", "12:00 AM", "7:00 AM", "12:15 AM", "12:15 PM", "11:59 PM"]),
      ("en_GB", ["22:00", "0:00", "7:00", "0:15", "12:15", "23:59"]),
      ("de_DE", ["22:00", "0:00", "7:00", "0:15", "12:15", "23:59"]),
      ("ru_RU", ["22:00", "0:00", "7:00", "0:15", "12:15", "23:59"]),
      ("en_FR", ["22:00", "0:00", "7:00", "0:15", "12:15", "23:59"]),
      ("en_FI", ["22.00", "0.00", "7.00", "0.15", "12.15", "23.59"]),
      ("en_AU", ["10:00 pm", "12:00 am", "7:00 am", "12:15 am", "12:15 pm", "11:59 pm"]),
    ]
  )
  func times(identifier: String, expected: [String]) {
    let formats = LocaleFormats.shared(identifier: identifier)
    let times = [(22, 0), (0, 0), (7, 0), (0, 15), (12, 15), (23, 59)]
    #expect(times.map { formats.time(hour: $0, minute: $1) } == expected)
  }

  @Test(
    "A list is joined as its locale joins it",
    arguments: [
      ("en_US", "Push, Email, and SMS", "Push and Email"),
      ("en_GB", "Push, Email and SMS", "Push and Email"),
      ("de_DE", "Push, Email und SMS", "Push und Email"),
      ("ru_RU", "Push, Email и SMS", "Push и Email"),
    ]
  )
  func lists(identifier: String, three: String, two: String) {
    let formats = LocaleFormats.shared(identifier: identifier)
    let items = ["Push", "Email", "SMS"]
    #expect((0...3).map { formats.list(Array(items.prefix($0))) } == ["", "Push", two, three])
  }

  @Test(
    "A number has the decimals it needs, in the signs of its language",
    arguments: [
      (1.5, "1.5", "1,5"), (90, "90", "90"), (0, "0", "0"), (-0.0001, "0", "0"),
      (1.23456, "1.235", "1,235"), (1234.5, "1234.5", "1234,5"), (1_000_000, "1000000", "1000000"),
      (0.9996, "1", "1"), (1e300, nil, nil),
    ] as [(Double, String?, String?)]
  )
  func numbers(value: Double, english: String?, german: String?) {
    let said = ["en_US", "de_DE"].map { LocaleFormats.shared(identifier: $0).number(value) }
    #expect(said.allSatisfy { !$0.isEmpty })
    if let english, let german { #expect(said == [english, german]) }
  }

  @Test(
    "A count has the marks between thousands of its locale",
    arguments: [
      ("en_US", ["0", "999", "1,000", "1,051,199,999"]),
      ("de_DE", ["0", "999", "1.000", "1.051.199.999"]),
      ("ru_RU", ["0", "999", "1 000", "1 051 199 999"]),
    ]
  )
  func counts(identifier: String, expected: [String]) {
    let formats = LocaleFormats.shared(identifier: identifier)
    #expect([0, 999, 1_000, 1_051_199_999].map(formats.count) == expected)
  }

  @Test("American English is what the system says of a region that has its lists and times")
  func american() {
    let american = LocaleFormats.shared(identifier: "en_US")
    let system = LocaleFormats.shared(identifier: "en_PR")
    for hour in 0...23 {
      for minute in 0...59 {
        #expect(
          american.time(hour: hour, minute: minute) == system.time(hour: hour, minute: minute)
        )
      }
    }
    let items = ["Push", "Email", "SMS", "a, b", "c and d", ""]
    for count in 0...items.count {
      #expect(american.list(Array(items.prefix(count))) == system.list(Array(items.prefix(count))))
    }
  }

  @Test("In every region what is said is plain text without blanks at its ends")
  func everyRegion() {
    let regions = "US GB DE AT CH FR JP CN TW KR IN BR PT ES IT NL SE NO DK FI PL CZ TR IL SA EG IR"
    for region in regions.split(separator: " ") {
      let formats = LocaleFormats.shared(identifier: "en_\(region)")
      for hour in 0...23 {
        let text = formats.time(hour: hour, minute: 5)
        #expect(text.allSatisfy(\.isASCII) && text.contains("05"), "\(text)")
        #expect(!text.hasPrefix(" ") && !text.hasSuffix(" ") && !text.hasPrefix("00"), "\(text)")
      }
    }
  }

  @Test("Threads share formats and hear the same")
  func sharedBetweenThreads() async {
    let formats: any SpokenFormats = LocaleFormats.shared(identifier: "en_US")
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          [formats.list(["a", "b"]), formats.time(hour: 1, minute: 2), formats.number(0.5)]
        }
      }
      for await said in group {
        #expect(said == ["a and b", "1:02 AM", "0.5"])
      }
    }
  }
}
