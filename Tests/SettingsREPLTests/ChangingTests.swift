import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem
import Testing

@testable import SettingsREPL

@Suite("Changing and moving")
struct ChangingTests {
  @Test(
    "C33: moving never sets, setting never moves; C34: undo takes back every change",
    arguments: OddPreferences.allCases.filter { $0 != .many },
    1...3 as ClosedRange<UInt64>
  )
  func model(odd: OddPreferences, seed: UInt64) {
    var person = Listener(odd.preferences)
    var lines = RandomLines(seed: seed, odd.preferences)
    /// What the preferences were before each change that was not taken back.
    var before: [Preferences] = []
    for _ in 0..<300 {
      let command = lines.command()
      let old = person
      let isUndo = NameKey(command) == "undo"
      let heard = person.type(command)
      guard let oldPreferences = old.preferences, let new = person.preferences else { continue }
      if isUndo, heard.error == nil {
        #expect(person.choices == before.popLast()?.choices, "\(heard)")
        #expect(staysOrFollows(person, old))
      } else if new.choices != oldPreferences.choices {
        before.append(oldPreferences)
        #expect(staysOrFollows(person, old), "C33: \(command)")
      } else if person.conversation.cursor != old.conversation.cursor {
        #expect(new == oldPreferences, "C33: \(command)")
        #expect(person.conversation.system == old.conversation.system, "C33: \(command)")
      }
    }
    while let expected = before.popLast() {
      if person.conversation.state.isInSettings { person.type("back") }
      let heard = person.type("undo")
      #expect(heard.error == nil && !heard.all.isEmpty, "C34: \(heard)")
      #expect(person.choices == expected.choices)
    }
    #expect(person.type("undo").error != nil)
  }

  @Test("A change taken back is at its default again, and said so")
  func undoToDefault() {
    let preference = ChannelPreference(.push, isOn: true, isDefault: true)
    let other = ChannelPreference(.email, isOn: false)
    let category = Category(id: "a", title: "Deals", channels: [preference, other])
    var person = Listener(
      Preferences(categories: [category]),
      system: SimulatedSystem(authorizationStatus: .authorized)
    )
    #expect(person.type("deals push").answers == ["Push, toggle, On, default"])
    #expect(person.type("toggle deals push").answers == ["Push, toggle, Off"])
    #expect(person.type("set deals on").answers == ["Deals, Push and Email"])
    #expect(person.type("undo").answers.first == "Push, toggle, Off")
    let restored = person.type("undo").answers
    #expect(restored == ["Push, toggle, On, default", "Deals, Push"])
    #expect(person.preferences?.categories == [category])
  }

  /// The cursor is where it was, unless its element has gone.
  private func staysOrFollows(_ new: Listener, _ old: Listener) -> Bool {
    let hasGone = old.conversation.cursor.path.last.map { new.conversation.element($0) == nil }
    return hasGone ?? false || new.conversation.cursor == old.conversation.cursor
  }

  @Test(
    "C30: a choice is made by its number, its name and a unique beginning",
    arguments: ["items", "alerts all", "toggle re", "items email", "set re push on", "re"]
  )
  func choices(command: String) {
    var preferences = Preferences.sample
    preferences.categories.append(
      Category(id: "recipes", title: "Recipes", channels: [ChannelPreference(.push, isOn: false)])
    )
    var start = Listener(preferences)
    for word in ["Apples", "Bananas", "Cherries"] { start.type("simulate announce \(word)") }
    let said = start.type(command).answers.filter { !$0.hasPrefix("Error") }
    let items = start.conversation.chooser?.items ?? []
    #expect(items.count > 1)
    for (index, item) in items.enumerated() {
      #expect(said[index] == "\(index + 1) of \(items.count), \(item.label)")
      var byNumber = start
      let expected = byNumber.type("\(index + 1)")
      // `repeat` says the error again.
      #expect((expected.error == nil || item.label == "repeat") && !expected.all.isEmpty)
      for name in names(of: index, in: items) {
        var byName = start
        #expect(byName.type(name) == expected, "\(name)")
        #expect(Snapshot(byName.conversation) == Snapshot(byNumber.conversation), "\(name)")
      }
    }
    for wrong in ["0", "\(items.count + 1)", "-1"] {
      var person = start
      #expect(person.type(wrong).error != nil, "\(wrong)")
    }
  }

  /// The full name in quotes, and the shortest beginning that only it has.
  private func names(of index: Int, in items: [Chooser.Item]) -> [String] {
    let keys = items.map { NameKey($0.label).text }
    let key = keys[index]
    guard keys.count(where: { $0 == key }) == 1 else { return [] }
    let isBeginning = keys.contains { $0 != key && NameKey($0).hasPrefix(NameKey(key)) }
    let beginning = (1...key.count).map { String(key.prefix($0)) }.first { beginning in
      keys.count(where: { NameKey($0).hasPrefix(NameKey(beginning)) }) == 1
    }
    return ["\"\(key)\""] + (isBeginning ? [] : [beginning].compactMap { $0.map { "\"\($0)\"" } })
  }
}

extension Listener {
  /// Every setting's value, and whether it is still the default.
  fileprivate var choices: [SettingChange]? { preferences?.choices }
}

extension Preferences {
  fileprivate var choices: [SettingChange] {
    categories.flatMap { category in
      category.channels.map { preference in
        preference.isDefault
          ? .channelDefault(preference.channel, of: category.id, isOn: preference.isOn)
          : .channel(preference.channel, of: category.id, isOn: preference.isOn)
      }
    }
      + (quietHours.map {
        [.quietHoursIsOn($0.isOn), .quietHoursFrom($0.from), .quietHoursTo($0.to)]
      }
        ?? []) + (digest.map { [.digest($0)] } ?? [])
  }
}
