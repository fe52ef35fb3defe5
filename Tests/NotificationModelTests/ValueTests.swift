import NotificationModel
import TestSupport
import Testing

@Suite("Values")
struct ValueTests {
  private static func time(_ hour: Int, _ minute: Int = 0) -> TimeOfDay {
    TimeOfDay(minutesAfterMidnight: hour * 60 + minute)
  }

  @Test("A time of day goes round the day and refuses what is none")
  func timeOfDay() {
    for minute in [-1440, -1, 0, 1, 719, 1439, 1440, 1441, 100_000] {
      let time = TimeOfDay(minutesAfterMidnight: minute)
      #expect((0..<1440).contains(time.minutesAfterMidnight))
      #expect((time.minutesAfterMidnight - minute).isMultiple(of: 1440))
      #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
    }
    for (hour, minute) in [(24, 0), (-1, 0), (0, 60), (7, -1)] {
      #expect(TimeOfDay(hour: hour, minute: minute) == nil)
    }
  }

  @Test(
    "A channel's name",
    arguments: [
      ("push", "Push"), ("email", "Email"), ("sms", "SMS"), ("pigeon", "Pigeon"), ("iOS", "IOS"),
      ("", ""), ("écho", "Écho"), ("in_app", "In app"), ("in-app", "In app"), ("inApp", "In app"),
      ("InApp", "In app"), ("ms_teams", "Ms teams"), ("MSTeams", "MS teams"),
      ("web-push", "Web push"), ("carrier pigeon", "Carrier pigeon"), ("__a__b", "A b"),
      ("beta_SMS", "Beta SMS"), ("_", "_"), ("web2Push", "Web2 push"),
    ]
  )
  func channel(rawValue: String, name: String) {
    #expect(Channel(rawValue: rawValue).displayName == name)
  }

  @Test(
    "A status by either of its words",
    arguments: [
      ("notDetermined", .notDetermined), ("allowed", .authorized), ("authorized", .authorized),
      ("quiet", .provisional), ("provisional", .provisional), ("Denied", .denied),
      ("ephemeral", .ephemeral), ("maybe", nil), ("", nil), ("unknown(7)", .unknown(7)),
      ("Unknown(-1)", .unknown(-1)), ("unknown", nil), ("unknown()", nil), ("unknown(x)", nil),
      ("unknown(7", nil),
    ] as [(String, AuthorizationStatus?)]
  )
  func status(word: String, status: AuthorizationStatus?) {
    #expect(AuthorizationStatus(word: word) == status)
  }

  @Test("Groups stand in the order in which they first appear, and nothing is lost")
  func groups() {
    let categories = [("a", nil), ("b", "X"), ("c", nil), ("d", "Y"), ("e", "X")].map {
      Category(id: $0.0, title: $0.0, section: $0.1, channels: [])
    }
    let groups = CategoryGroup.group(categories)
    #expect(groups.map(\.section) == [nil, "X", "Y"])
    #expect(
      Preferences(categories: categories).displayedCategories.map(\.id) == [
        "a", "c", "b", "e", "d",
      ]
    )
  }

  @Test("The changes between two preferences turn one into the other, and back", arguments: 0..<8)
  func changes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var new = Preferences.sample
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        new.apply(Self.randomChange(&generator))
      }
      var there = Preferences.sample
      for change in new.changes(since: .sample) { there.apply(change) }
      #expect(there == new)
      for change in Preferences.sample.changes(since: new) { there.apply(change) }
      #expect(there == .sample)
      #expect(there.changes(since: .sample).isEmpty)
    }
  }

  @Test(
    "What takes a change back makes it undone; nothing takes back what changes nothing",
    arguments: 0..<8
  )
  func undoing(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var preferences = Preferences.sample
    for _ in 0..<100 {
      let change = Self.randomChange(&generator)
      var changed = preferences
      changed.apply(change)
      let back = preferences.undoing(change)
      #expect((back == nil) == (changed == preferences), "\(change)")
      var restored = changed
      if let back { restored.apply(back) }
      #expect(restored == preferences, "\(change)")
      preferences = changed
    }
    let empty = Preferences(categories: [])
    #expect(empty.undoing(.digest(.daily)) == nil)
    #expect(empty.undoing(.channel(.push, of: "messages", isOn: true)) == nil)
  }

  @Test("A change of something absent does nothing")
  func absent() {
    var preferences = Preferences(categories: [])
    let changes: [SettingChange] = [
      .channel(.push, of: "messages", isOn: true), .quietHoursIsOn(true), .digest(.daily),
      .quietHoursFrom(Self.time(1)), .quietHoursTo(Self.time(2)),
    ]
    for change in changes { preferences.apply(change) }
    #expect(preferences == Preferences(categories: []))
  }

  private static func randomChange(_ generator: inout SeededGenerator) -> SettingChange {
    let isOn = Bool.random(using: &generator)
    let time = TimeOfDay(minutesAfterMidnight: Int.random(in: 0..<1440, using: &generator))
    let category = ["messages", "reminders", "product-news"].randomElement(using: &generator) ?? ""
    let channel = Channel.standard.randomElement(using: &generator) ?? .push
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .quietHoursIsOn(isOn)
    case 1: return .quietHoursFrom(time)
    case 2: return .quietHoursTo(time)
    case 3: return .digest(Digest.allCases.randomElement(using: &generator) ?? .off)
    case 4: return .channelDefault(channel, of: category, isOn: isOn)
    default: return .channel(channel, of: category, isOn: isOn)
    }
  }
}
