import Files
import Foundation
import NotificationModel
import SettingsStorage
import Testing
import Wordings

/// A preferences file that somebody else writes, takes away or has locked meanwhile.
@Suite("A preferences file that is not ours alone")
struct SharedFileTests {
  private static let own = """
    {
      "categories": [
        {"channels": ["push", "sms"], "id": "a", "on": ["sms"], "required": {"push": "law"}, "x": 1,
         "title": "A"}
      ],
      "digest": "weekly"
    }
    """

  /// The settings of which each is saved by one session.
  private static let changes: [SettingChange] = [
    .channel(.sms, of: "messages", isOn: true), .channel(.push, of: "messages", isOn: false),
    .channel(.email, of: "reminders", isOn: true), .channel(.push, of: "product-news", isOn: true),
    .quietHoursIsOn(true), .quietHoursFrom(TimeOfDay(minutesAfterMidnight: 60)),
    .quietHoursTo(TimeOfDay(minutesAfterMidnight: 120)), .digest(.daily),
  ]

  @Test("Sessions that began before there was a file each save what was set in them")
  func sessionsBeforeTheFile() throws {
    let scratch = Scratch()
    let files = Self.changes.map { _ in PreferencesFile(path: scratch.path + "/p.json") }
    for file in files { #expect(try file.load() == .sample) }
    var expected = Preferences.sample
    for (file, change) in zip(files, Self.changes) {
      var shown = Preferences.sample
      shown.apply(change)
      expected.apply(change)
      try file.save(shown)
    }
    #expect(try PreferencesFile(path: scratch.path + "/p.json").load() == expected)
  }

  @Test("A file that was taken away is not written anew, and not taken for the sample")
  func takenAway() throws {
    let scratch = Scratch()
    scratch.write(Self.own)
    let file = PreferencesFile(path: scratch.path + "/p.json")
    var preferences = try file.load()
    preferences.digest = .daily
    try FileManager.default.removeItem(atPath: file.path)
    let message = Wording("p.json is not there.", german: "p.json ist nicht da.")
    for _ in 1...2 {
      #expect(throws: PreferencesStoreError(message: message)) { try file.save(preferences) }
      #expect(throws: PreferencesStoreError(message: message)) { try file.load() }
      #expect(scratch.names.isEmpty)
    }
    scratch.write(Self.own)
    try file.save(preferences)
    #expect(try file.load() == preferences)
    let text = scratch.text() ?? ""
    #expect(text.contains("\"law\"") && text.contains("\"x\": 1") && !text.contains("Messages"))
  }

  @Test("A file that was created here and taken away is not written anew either")
  func createdAndTakenAway() throws {
    let scratch = Scratch()
    let file = PreferencesFile(path: scratch.path + "/p.json")
    try file.save(try file.load())
    try FileManager.default.removeItem(atPath: file.path)
    #expect(throws: PreferencesStoreError.self) { try file.save(.sample) }
    #expect(scratch.names.isEmpty)
  }

  @Test("A category that is written anew has all that was read of it")
  func writtenAnew() throws {
    let scratch = Scratch()
    scratch.write(Self.own)
    let read = try PreferencesFile(path: scratch.path + "/p.json").load()
    let copy = PreferencesFile(path: scratch.path + "/copy.json", sample: read)
    try copy.save(read)
    #expect(try copy.load() == read)
  }

  @Test("What the disk does not confirm is saved, and told as that")
  func unconfirmed() throws {
    let scratch = Scratch()
    var calls = SystemCalls.real
    calls.synchronize = { descriptor in
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        return 0
      }
      errno = EIO
      return -1
    }
    let file = PreferencesFile(path: scratch.path + "/p.json", calls: calls)
    let message = Wording(
      "The disk reported a fault. p.json may be lost if the power fails.",
      german: "Der Datenträger hat einen Fehler gemeldet."
        + " p.json kann verloren gehen, wenn der Strom ausfällt."
    )
    #expect(throws: PreferencesStoreError(message: message, isSaved: true)) {
      try file.save(.sample)
    }
    #expect(try PreferencesFile(path: file.path).load() == .sample)
  }

  @Test(
    "What the system says is passed on, as a last resort in its own words",
    arguments: [
      (EIO, "p.json could not be written. The disk reported a fault."),
      (EBUSY, "p.json could not be written. The system says: Device or resource busy."),
    ]
  )
  func reasons(code: Int32, expected: String) throws {
    let scratch = Scratch()
    var calls = SystemCalls.real
    calls.rename = { _, _ in
      errno = code
      return -1
    }
    let file = PreferencesFile(path: scratch.path + "/p.json", calls: calls)
    let error = #expect(throws: PreferencesStoreError.self) { try file.save(.sample) }
    #expect(error?.message?.english == expected)
    #expect(scratch.names.isEmpty)
  }

  @Test("Where nothing can be locked nothing is saved", arguments: [ENOLCK, EOPNOTSUPP, ENOSYS])
  func noLocks(code: Int32) throws {
    let scratch = Scratch()
    var calls = SystemCalls.real
    calls.lock = { _ in
      errno = code
      return -1
    }
    let message = Wording(
      "p.json cannot be locked here.",
      german: "p.json lässt sich hier nicht sperren."
    )
    let file = PreferencesFile(path: scratch.path + "/p.json", calls: calls)
    #expect(throws: PreferencesStoreError(message: message)) { try file.save(.sample) }
    #expect(scratch.names.isEmpty)
  }

  @Test("A save that waits for a lock names who has it, and ends when told to")
  func waits() async throws {
    let scratch = Scratch()
    let path = scratch.path + "/p.json"
    let other = try FileUpdate(of: FilePath(path))
    let file = PreferencesFile(path: path, wait: LockWait(limit: .seconds(3600)))
    #expect(file.obstacle == nil)
    async let error = #expect(throws: PreferencesStoreError.self) { try file.save(.sample) }
    while file.obstacle == nil { await Task.yield() }
    #if os(Linux)
    let obstacle = try #require(file.obstacle?.english)
    #expect(obstacle.hasPrefix("p.json is locked by ") && obstacle.hasSuffix(" \(getpid())."))
    #endif
    file.giveUpWaiting()
    #expect(
      await error?.message?.english.hasPrefix("p.json could not be written. It is locked by ")
        == true
    )
    #expect(scratch.names.isEmpty && file.obstacle == nil)
    withExtendedLifetime(other) {}
  }
}
