import JSONText
import NotificationModel
import SettingsStorage
import TestSupport
import Testing
import Wordings

@Suite("The preferences file")
struct PreferencesFileTests {
  private static let valid = """
    {
      "categories": [
        {"id": "m", "title": "Messages", "detail": "Direct", "symbol": "x", "section": "Social",
         "channels": ["push", "fax"], "on": ["fax"], "required": {"fax": "law"}, "x": [1.0, 1e400]},
        {"title": "Any", "id": "a", "on": ["sms", "push"]}
      ],
      "quietHours": {"isOn": true, "from": "22:30", "to": "6:05", "zone": null},
      "digest": "daily",
      "unknown": {"b": 12345678901234567890, "a": "é/\\u00e9"}
    }
    """

  private static let expected = Preferences(
    categories: [
      Category(
        id: "m",
        title: "Messages",
        detail: "Direct",
        symbol: "x",
        section: "Social",
        channels: [
          ChannelPreference(.push, isOn: false),
          ChannelPreference(Channel(rawValue: "fax"), isOn: true, requirement: "law"),
        ]
      ),
      Category(
        id: "a",
        title: "Any",
        channels: [
          ChannelPreference(.push, isOn: true), ChannelPreference(.email, isOn: false),
          ChannelPreference(.sms, isOn: true),
        ]
      ),
    ],
    quietHours: QuietHours(
      isOn: true,
      from: TimeOfDay(minutesAfterMidnight: 1350),
      to: TimeOfDay(minutesAfterMidnight: 365)
    ),
    digest: .daily
  )

  @Test("All keys are read, with a byte order mark or without", arguments: ["", "\u{FEFF}"])
  func loads(mark: String) throws {
    let scratch = Scratch()
    scratch.write(mark + Self.valid)
    let contents = try PreferencesFile(path: scratch.path + "/p.json").read()
    #expect(contents.preferences == Self.expected)
    #expect(contents.exists)
    #expect(!contents.hasEqualQuietEnds)
  }

  @Test(
    "What is absent or null has no card, and is not written",
    arguments: [
      "{\"categories\": []}",
      "{\"categories\": [], \"quietHours\": null, \"digest\": null}",
    ]
  )
  func absentParts(text: String) throws {
    let scratch = Scratch()
    scratch.write(text)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    #expect(try file.load() == Preferences(categories: []))
    try file.save(Preferences(categories: []))
    #expect(try file.load() == Preferences(categories: []))
  }

  @Test("Quiet hours without times have the usual ones")
  func defaultsOfQuietHours() throws {
    let scratch = Scratch()
    scratch.write("{\"categories\": [], \"quietHours\": {}}")
    let file = PreferencesFile(path: scratch.path + "/p.json")
    #expect(try file.load().quietHours == QuietHours())
  }

  @Test(
    "Quiet hours from a time to the same are off, which is told when they were on",
    arguments: [(true, true), (false, false)]
  )
  func equalEndsAreOff(isOn: Bool, isSaid: Bool) throws {
    let scratch = Scratch()
    scratch.write(
      "{\"categories\": [], \"quietHours\": {\"isOn\": \(isOn), \"from\": \"9:00\", \"to\": \"09:00\"}}"
    )
    let contents = try PreferencesFile(path: scratch.path + "/p.json").read()
    #expect(contents.preferences.quietHours?.isOn == false)
    #expect(contents.hasEqualQuietEnds == isSaid)
  }

  @Test("A missing file is the sample until the first save")
  func missingFileStartsFromTheSample() throws {
    let scratch = Scratch()
    let file = PreferencesFile(path: scratch.path + "/p.json")
    #expect(try file.read().preferences == .sample)
    #expect(try !file.read().exists)
    #expect(scratch.names.isEmpty)
    try file.save(.sample)
    #expect(scratch.names == ["p.json"])
    #expect(try file.read().exists)
    #expect(try file.load() == .sample)
    #expect(
      scratch.text()?.hasPrefix("{\n  \"categories\": [\n    {\n      \"channels\": [\n") == true
    )
    #expect(scratch.text()?.hasSuffix("\n}\n") == true)
  }

  @Test("A save of what was loaded changes the layout only, then nothing")
  func savesTheRestUntouched() throws {
    let scratch = Scratch()
    scratch.write(Self.valid)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    let before = try JSONParser.parse(Array(Self.valid.utf8))
    try file.save(try file.load())
    #expect(scratch.bytes() == JSONWriter.write(before))
    try file.save(try file.load())
    #expect(scratch.bytes() == JSONWriter.write(before))
  }

  @Test("Only settings are written: titles, order and unknown keys stay")
  func savesOnlySettings() throws {
    let scratch = Scratch()
    scratch.write(Self.valid)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var changed = try file.load()
    changed.categories[0].title = "Not a setting"
    changed.categories[0].channels[0].isOn = true
    changed.categories.swapAt(0, 1)
    changed.categories.append(
      Category(id: "n", title: "New", channels: [ChannelPreference(.push, isOn: true)])
    )
    changed.quietHours?.to = QuietHours.defaultTo
    changed.digest = .off
    try file.save(changed)
    let text = scratch.text() ?? ""
    #expect(try file.load().categories.map(\.id) == ["m", "a", "n"])
    #expect(try file.load().categories[0].channelsOn.map(\.rawValue) == ["push", "fax"])
    #expect(try file.load().quietHours == changed.quietHours)
    #expect(try file.load().digest == .off)
    for kept in [
      "\"title\": \"Messages\"", "1e400", "1.0", "\"fax\": \"law\"", "\"zone\": null",
      "12345678901234567890", "\"a\": \"é/é\"", "\"from\": \"22:30\"", "\"to\": \"07:00\"",
    ] {
      #expect(text.contains(kept), "\(kept)")
    }
  }

  @Test(
    "What can't be turned off is on, listed or not, and the list stays",
    arguments: ["", "\"push\"", "\"push\", \"sms\""]
  )
  func requiredIsOn(on: String) throws {
    let scratch = Scratch()
    let text = """
      {"categories": [{"id": "a", "title": "A", "on": [\(on)], "required": {"push": "law", "sms": null}}]}
      """
    scratch.write(text)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var loaded = try file.load()
    #expect(loaded.categories[0].channels.map(\.requirement) == ["law", nil, nil])
    #expect(loaded.categories[0].changeableChannels.map(\.channel) == [.email, .sms])
    #expect(loaded.categories[0][.push]?.isOn == true)
    try file.save(loaded)
    #expect(scratch.bytes() == JSONWriter.write(try JSONParser.parse(Array(text.utf8))))
    loaded.categories[0].channels[1].isOn = true
    try file.save(loaded)
    #expect(try file.load() == loaded)
    let isListed = scratch.text()?.contains("\"push\",\n        \"email\"") == true
    #expect(isListed == on.contains("push"))
  }

  @Test("What another program changed since the load survives the save")
  func savesBesideOthers() throws {
    let scratch = Scratch()
    scratch.write("{\"categories\": [{\"id\": \"a\", \"title\": \"A\", \"channels\": [\"push\"]}]}")
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var preferences = try file.load()
    scratch.write(
      """
      {"categories": [{"id": "b", "title": "B", "on": ["sms"]},
      {"id": "a", "title": "A2", "channels": ["fax", "push"], "on": ["fax"]}], "digest": "weekly"}
      """
    )
    preferences.categories[0].channels[0].isOn = true
    try file.save(preferences)
    let merged = try file.load()
    #expect(merged.categories.map(\.title) == ["B", "A2"])
    #expect(merged.categories.map { $0.channelsOn.map(\.rawValue) } == [["sms"], ["fax", "push"]])
    #expect(merged.digest == .weekly)
  }

  /// What was set here and was taken out of the file meanwhile is an error, at each save again.
  @Test func tellsWhatHasNoPlace() throws {
    let scratch = Scratch()
    scratch.write(Self.valid)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var preferences = try file.load()
    scratch.write("{\"categories\": [{\"id\": \"a\", \"title\": \"Any\"}]}")
    preferences.categories[0].channels[0].isOn = true
    preferences.categories[1].channels[1].isOn = true
    preferences.digest = .off
    let message = Wording(
      "p.json has no place for Messages and the email digest any more. All else was saved."
        + " Try refresh.",
      german: "p.json hat keinen Platz mehr für Messages und die E-Mail-Übersicht."
        + " Alles andere wurde gesichert. Versuchen Sie refresh."
    )
    for _ in 1...2 {
      #expect(throws: PreferencesStoreError(message: message)) { try file.save(preferences) }
      let text = scratch.text() ?? ""
      #expect(text.contains("\"email\"") && !text.contains("Messages") && !text.contains("digest"))
    }
    try file.save(try file.load())
  }

  /// Of a category that is still there the channel is named that is gone.
  @Test func tellsWhichChannelHasNoPlace() throws {
    let scratch = Scratch()
    scratch.write(
      "{\"categories\": [{\"id\": \"a\", \"title\": \"News\", \"channels\": [\"push\", \"email\"]}]}"
    )
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var preferences = try file.load()
    scratch.write(
      "{\"categories\": [{\"id\": \"a\", \"title\": \"News\", \"channels\": [\"push\"]}]}"
    )
    preferences.apply(.channel(.email, of: "a", isOn: true))
    let message = Wording(
      "p.json has no place for Email of News any more. All else was saved. Try refresh.",
      german: "p.json hat keinen Platz mehr für Email von News. Alles andere wurde gesichert."
        + " Versuchen Sie refresh."
    )
    #expect(throws: PreferencesStoreError(message: message)) { try file.save(preferences) }
  }

  /// What a killed process has left in the folder goes with the next save; nothing else does.
  @Test func removesLeftovers() throws {
    let scratch = Scratch()
    let others = [".notification-settings-x", "notification-settings-1-0.tmp", "other.tmp"]
    for name in others + [".notification-settings-1-0.tmp", ".notification-settings-2-7.tmp"] {
      scratch.write("left", to: name)
    }
    try PreferencesFile(path: scratch.path + "/p.json").save(.sample)
    #expect(scratch.names == (others + ["p.json"]).sorted())
  }

  @Test(
    "A broken file is refused with its place, in each language, and left as it is",
    arguments: [
      ("", "line 1, column 1: The file is empty. Expected a value."),
      ("{", "line 1, column 2: The file ends too early. Expected a name in double quotes."),
      ("[]", "line 1, column 1: The file is a list. Expected an object in braces."),
      ("{}", "line 1, column 1: \"categories\" is missing. Expected a list of categories."),
      (
        "{\"categories\": {}}",
        "line 1, column 16: \"categories\" is an object. Expected a list of categories."
      ),
      (
        "{\"categories\": [\n 1]}",
        "line 2, column 2: A category is a number. Expected an object in braces."
      ),
      (
        "{\"categories\": [{\"title\": \"A\"}]}",
        "line 1, column 17: A category has no \"id\". Expected a text."
      ),
      (
        "{\"categories\": [{\"id\": \"a\"}]}",
        "line 1, column 17: The category \"a\" has no \"title\". Expected a text."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \" \"}]}",
        "line 1, column 38: \"title\" is empty. Expected a text."
      ),
      (
        "{\"categories\": [{\"id\": 7, \"title\": \"A\"}]}",
        "line 1, column 24: \"id\" is a number. Expected a text in double quotes."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\"},\n{\"id\": \"a\", \"title\": \"B\"}]}",
        "line 2, column 8: \"a\" is the id of two categories. Expected one each."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"channels\": \"push\"}]}",
        "line 2, column 13: \"channels\" is a text. Expected a list of channels."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"channels\": [true]}]}",
        "line 2, column 14: A channel is true. Expected a name such as \"push\"."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"channels\": [\"\"]}]}",
        "line 2, column 14: A channel is empty. Expected a name such as \"push\"."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"channels\": [\"x\", \"x\"]}]}",
        "line 2, column 19: \"x\" is listed twice. Expected it once."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"on\": [\"fax\"]}]}",
        "line 2, column 8: \"fax\" is not a channel of A. Expected push, email, or sms."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\",\n\"channels\": [\"x\", \"y\"], \"on\": [\"fax\"]}]}",
        "line 2, column 32: \"fax\" is not a channel of A. Expected x or y."
      ),
      (
        "{\"categories\": [], \"quietHours\": 7}",
        "line 1, column 34: \"quietHours\" is a number. Expected an object in braces."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\", \"required\": {\"fax\": \"law\"}}]}",
        "line 1, column 63: \"fax\" is not a channel of A. Expected push, email, or sms."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\", \"required\": {\"sms\": 1}}]}",
        "line 1, column 63: \"sms\" is a number. Expected a text in double quotes."
      ),
      (
        "{\"categories\": [{\"id\": \"a\", \"title\": \"A\", \"required\": {\"sms\": \" \"}}]}",
        "line 1, column 63: \"sms\" is empty. Expected a text."
      ),
      (
        "{\"categories\": [], \"quietHours\": {\"isOn\": 1}}",
        "line 1, column 43: \"isOn\" is a number. Expected true or false."
      ),
      (
        "{\"categories\": [],\n\"quietHours\": {\"from\": \"25:00\"}}",
        "line 2, column 24: \"25:00\" is not a time of day. Expected hours and minutes such as \"22:00\"."
      ),
      (
        "{\"categories\": [],\n\"quietHours\": {\"to\": \"７:00\"}}",
        "line 2, column 22: \"７:00\" is not a time of day. Expected hours and minutes such as \"22:00\"."
      ),
      (
        "{\"categories\": [],\n\"quietHours\": {\"to\": 7}}",
        "line 2, column 22: \"to\" is a number. Expected hours and minutes such as \"22:00\"."
      ),
      (
        "{\"categories\": [],\n\n  \"digest\": \"yearly\"}",
        "line 3, column 13: \"yearly\" is not a digest. Expected off, daily, or weekly."
      ),
      (
        "{\"categories\": [], \"digest\": true}",
        "line 1, column 30: \"digest\" is true. Expected off, daily, or weekly."
      ),
    ]
  )
  func refusesAndLeaves(text: String, expected: String) {
    let scratch = Scratch()
    scratch.write(text)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    let refused = #expect(throws: PreferencesStoreError.self) { try file.load() }
    #expect(refused?.message?.english == "p.json, \(expected)")
    #expect(refused?.message?.german.hasPrefix("p.json, Zeile ") == true)
    let left = #expect(throws: PreferencesStoreError.self) { try file.save(.sample) }
    #expect(left?.message?.english == "p.json, \(expected) The file was left as it is.")
    #expect(scratch.text() == text)
    #expect(scratch.names == ["p.json"])
  }

  @Test("Bytes that are no text are refused with their place")
  func refusesBytes() {
    let scratch = Scratch()
    scratch.write([0x7B, 0x0A, 0xFF, 0x7D])
    let message = Wording(
      "p.json, line 2, column 1: This is not UTF-8 text.",
      german: "p.json, Zeile 2, Spalte 1: Das ist kein Text in UTF-8."
    )
    #expect(throws: PreferencesStoreError(message: message)) {
      try PreferencesFile(path: scratch.path + "/p.json").load()
    }
  }

  @Test("Text in another encoding is refused for that, on its first line")
  func refusesEncodings() {
    let scratch = Scratch()
    let file = PreferencesFile(path: scratch.path + "/p.json")
    for mark in ["", "\u{FEFF}"] {
      for isBigEndian in [true, false] {
        scratch.write(
          (mark + Self.valid).utf16.flatMap { unit in
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            return isBigEndian ? [high, low] : [low, high]
          }
        )
        let message = Wording(
          "p.json, line 1, column 1: This is UTF-16 text. Expected UTF-8.",
          german: "p.json, Zeile 1, Spalte 1: Das ist Text in UTF-16. Erwartet: UTF-8."
        )
        #expect(throws: PreferencesStoreError(message: message)) { try file.load() }
      }
    }
  }

  @Test("A damaged file never crashes, and what loads survives its own save")
  func mutations() throws {
    let scratch = Scratch()
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var random = SeededGenerator(seed: 5)
    var loaded = 0
    for _ in 0..<500 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0...random.next(3) {
        let index = random.next(bytes.count)
        switch random.next(4) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(bytes[random.next(bytes.count)], at: index)
        case 2: bytes[index] = UInt8(random.next(256))
        default: bytes.removeSubrange(index..<min(index + random.next(40), bytes.count))
        }
      }
      scratch.write(bytes)
      do throws(PreferencesStoreError) {
        let preferences = try file.load()
        loaded += 1
        try file.save(preferences)
        #expect(try file.load() == preferences)
      } catch {
        #expect(error.message?.english.hasPrefix("p.json, line ") == true)
        #expect(scratch.bytes() == bytes)
      }
    }
    #expect(loaded > 20)
  }
}
