import AccessibilityModel
import CommandGrammar
import NotificationModel
import SimulatedSystem
import Testing

@testable import SettingsREPL

@Suite("Errors")
struct ErrorTests {
  /// Where a conversation can stand when something wrong is typed.
  enum Place: String, CaseIterable {
    case screen, inSettings, loading, loadFailed, asking, denied, notSaved

    var system: SimulatedSystem {
      switch self {
      case .loading: SimulatedSystem(loadDelay: .seconds(3600))
      case .loadFailed: SimulatedSystem(loadResult: .fail(message: nil))
      case .denied: SimulatedSystem(authorizationStatus: .denied)
      case .notSaved: SimulatedSystem(saveResult: .fail(message: "The server is busy"))
      default: SimulatedSystem()
      }
    }

    var commands: [String] {
      switch self {
      case .inSettings: ["open settings"]
      case .asking: ["turn on"]
      case .notSaved: ["digest daily", "wait 2s"]
      default: []
      }
    }
  }

  @Test(
    "C9: an error begins with Error and ends with a command that works now; C10: it changes nothing",
    arguments: OddPreferences.allCases
  )
  func everywhere(odd: OddPreferences) {
    for place in Place.allCases {
      var person = Listener(odd.preferences, system: place.system)
      for command in place.commands { person.type(command) }
      var lines = RandomLines(seed: 1, odd.preferences)
      // From the same place again and again, so that no command leads away from it.
      for _ in 0..<(odd == .many ? 10 : 60) { check(lines.command(), from: person, "\(place)") }
    }
  }

  @Test(
    "C9, C10: also after any commands",
    arguments: OddPreferences.allCases.filter { $0 != .many },
    1...2 as ClosedRange<UInt64>
  )
  func afterCommands(odd: OddPreferences, seed: UInt64) {
    var person = Listener(odd.preferences)
    var lines = RandomLines(seed: seed, odd.preferences)
    for _ in 0..<150 {
      let command = lines.command()
      check(command, from: person, "on the way")
      person.type(command)
    }
  }

  @Test(
    "What is quoted in part ends with a comma only where the sentence goes on",
    arguments: [
      (.english, "toggle messages LONG"),
      (.english, "do LONG"), (.german, "do LONG"), (.german, "toggle messages LONG"),
      (.english, "LONG"), (.german, "LONG"), (.english, "set messages LONG"),
    ] as [(SpeechLanguage, String)]
  )
  func shortened(language: SpeechLanguage, line: String) throws {
    var person = Listener(language: language)
    person.type("find messages")
    let long = String(repeating: "x", count: 100)
    let error = try #require(person.type(line.replacing("LONG", with: long)).error)
    #expect(error.contains(language == .german ? "und mehr" : "and more"), "\(error)")
    #expect(!error.contains(",."), "\(error)")
  }

  private func check(_ command: String, from start: Listener, _ place: String) {
    guard let commands = try? TypedLine(command).commands, commands.count < 2 else { return }
    var person = start
    let heard = person.type(command)
    guard let error = heard.error else { return }
    #expect(
      Snapshot(person.conversation) == Snapshot(start.conversation),
      "\(place): \(command): \(error)"
    )
    // A choice between names is offered by the error itself.
    if !error.contains(" fits "), !error.contains(" passt auf ") {
      #expect(person.conversation.chooser == start.conversation.chooser, "\(place): \(command)")
    }
    guard let suggestion = Self.suggestion(of: error) else {
      Issue.record("\(place): \(command): no suggestion in: \(error)")
      return
    }
    let before = person
    let answer = person.type(suggestion)
    // `la` fits `last error` and `re` fits `repeat`, which say the error again.
    let first = before.conversation.chooser?.items.first?.label ?? ""
    let isQuoted = answer.error == error && ["last error", "repeat"].contains(first)
    #expect(
      answer.error == nil || isQuoted,
      "\(place): \(command): \(error) But \(answer.error ?? "")"
    )
    #expect(before.hasLeft || !answer.all.isEmpty, "\(place): \(suggestion) says nothing")
  }

  /// What stands after the last `Try `, without the period.
  static func suggestion(of error: String) -> String? {
    guard error.hasSuffix("."),
      let start = ["Try ", "Versuchen Sie "].lazy.compactMap({
        error.ranges(of: $0).last?.upperBound
      })
      .first
    else {
      return nil
    }
    return String(error[start...].dropLast())
  }
}
