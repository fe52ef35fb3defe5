import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem
import Testing

@testable import SettingsREPL

@Suite("Answers")
struct AnswerTests {
  @Test(
    "C17: a higher verbosity never says less; C18: repeat says the same; C19: where is one line",
    arguments: OddPreferences.allCases.filter { $0 != .many },
    1...2 as ClosedRange<UInt64>
  )
  func walk(odd: OddPreferences, seed: UInt64) {
    var person = Listener(odd.preferences)
    var lines = RandomLines(seed: seed, odd.preferences)
    for _ in 0..<120 {
      let command = lines.command()
      checkVerbosity(command, from: person)
      let heard = person.type(command)
      checkRepeat(heard, command, from: person)
      checkWhere(from: person)
      person.type("  ")
    }
  }

  @Test(
    "C22: empty lines change nothing and say the current element",
    arguments: ["", "  ", ";", "; ;"]
  )
  func emptyLines(line: String) {
    var person = Listener()
    for command in ["", "next", "open settings", "back", "turn on", "toggle messages"] {
      person.type(command)
      let before = Snapshot(person.conversation)
      let current = person.type(line)
      for _ in 0..<100 { #expect(person.type(line) == current) }
      #expect(Snapshot(person.conversation) == before)
      #expect(current.answers.count == 1)
      let place = person.type("where").answers.first ?? ""
      #expect(place.contains(current.answers[0]), "\(place)")
    }
  }

  @Test(
    "C31: a change says itself and what it reveals, nothing more",
    arguments: [
      ("toggle messages push", ["Push, toggle, Off, dimmed"]),
      ("messages sms on", ["SMS, toggle, On"]),
      ("set messages push on", ["Push is already on"]),
      ("toggle re em", ["Email, toggle, On", "Reminders, Push and Email"]),
      ("set messages on", ["Messages, Push, Email, and SMS"]),
      ("set messages off", ["Messages, Off"]),
      ("set product news off", ["Product news is already off for every channel"]),
      ("toggle product news", ["Product news, Push and Email"]),
      ("quiet on", ["Quiet hours, switch, On", "From, 10:00 PM", "To, 7:00 AM"]),
      ("quiet off", ["Quiet hours are already off"]),
      ("quiet from 9pm", ["From, 9:00 PM. Quiet hours are off"]),
      ("quiet from 22:00", ["From is already 10:00 PM"]),
      ("quiet 21:00-6", ["From, 9:00 PM", "To, 6:00 AM. Quiet hours are off"]),
      ("digest daily", ["Daily, tab, selected, 2 of 3"]),
      ("digest weekly", ["Email digest is already Weekly"]),
      ("verbosity 3", ["Verbosity 3"]),
      ("retry", ["Error: Nothing to retry. Try list."]),
      ("undo", ["Error: Nothing to undo. Try list."]),
    ] as [(String, [String])]
  )
  func onlyTheChange(command: String, said: [String]) {
    var person = Listener()
    #expect(person.type(command).all == said)
  }

  @Test(
    "C32: what is set already is said, not set again",
    arguments: [
      "set messages push off", "messages email on", "turn on product news", "turn off reminders",
      "quiet on", "set quiet on", "turn on quiet hours", "quiet from 21:00", "quiet to 6",
      "quiet 9pm to 6am", "digest off", "set digest daily", "set deals on", "deals email on",
    ]
  )
  func idempotence(command: String) {
    var preferences = Preferences.sample
    preferences.categories.append(
      Category(id: "deals", title: "Deals", channels: [ChannelPreference(.email, isOn: false)])
    )
    var person = Listener(preferences)
    person.type(command)
    let before = Snapshot(person.conversation)
    let again = person.type(command)
    #expect(Snapshot(person.conversation) == before)
    #expect(again.all.allSatisfy { $0.contains("already") && !$0.hasPrefix("Error") }, "\(again)")
    #expect(!again.all.isEmpty)
  }

  @Test(
    "C20: help and ? work at every prompt, a short row first",
    arguments: ErrorTests.Place.allCases
  )
  func help(place: ErrorTests.Place) {
    var person = Listener(system: place.system)
    for command in place.commands { person.type(command) }
    let words = ["help", "?"] + CommandTable.all.flatMap { $0.names.map { "help \($0)" } }
    for line in words {
      let before = Snapshot(person.conversation)
      let heard = person.type(line)
      #expect(heard.error == nil, "\(line)")
      #expect((1...78).contains(heard.answers.first?.count ?? 0), "\(line): \(heard.answers)")
      #expect(Snapshot(person.conversation) == before)
    }
    // Also while a choice is open, which stays open.
    person.type("items")
    let chooser = person.conversation.chooser
    #expect(person.type("help").error == nil)
    #expect(person.conversation.chooser == chooser)
  }

  private func checkVerbosity(_ command: String, from person: Listener) {
    let counts = (1...3).map { level in
      var copy = person
      copy.type("verbosity \(level)")
      return copy.type(command).answers.map { $0.split(separator: " ").count }.reduce(0, +)
    }
    guard !person.conversation.state.isInSettings, !command.contains("erbosity") else { return }
    // These go by what is said, or say again what was said before.
    guard !["rep", "last e", "find", "items"].contains(where: command.hasPrefix) else { return }
    #expect(counts == counts.sorted(), "C17: \(command): \(counts)")
  }

  private func checkRepeat(_ heard: Listener.Heard, _ command: String, from person: Listener) {
    var copy = person
    let again = copy.type("repeat")
    // What was announced in the middle is not part of the answer.
    guard !heard.answers.isEmpty, heard.announcements.isEmpty else { return }
    #expect(again.answers == heard.answers, "C18: \(command)")
    #expect(copy.type("repeat").answers == heard.answers, "C18: \(command)")
  }

  private func checkWhere(from person: Listener) {
    var copy = person
    let heard = copy.type("where")
    let screen = person.conversation.screen
    let of = person.conversation.phrases.words.of
    #expect(heard.all.count == 1 && heard.error == nil, "C19: \(heard)")
    #expect(heard.all.first?.contains(" \(of) \(screen.elements.count)") == true, "C19: \(heard)")
    #expect(Snapshot(copy.conversation) == Snapshot(person.conversation))
  }
}
