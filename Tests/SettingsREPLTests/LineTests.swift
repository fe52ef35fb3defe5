import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import Testing

@testable import SettingsREPL

@Suite("Lines")
struct LineTests {
  @Test(
    "C5, C35, C36, C8: what is said can be said, and something is said, whatever was typed",
    arguments: OddPreferences.allCases,
    1...3 as ClosedRange<UInt64>
  )
  func everyLine(odd: OddPreferences, seed: UInt64) {
    var person = Listener(odd.preferences, page: seed == 3 ? 12 : nil)
    var lines = RandomLines(seed: seed, odd.preferences)
    for _ in 0..<(odd == .many ? 20 : 150) {
      let line = lines.line()
      let isOff = person.conversation.announcePolicy == .off
      let heard = person.type(line)
      #expect(!heard.all.isEmpty || isOff, "C8: nothing is said after: \(line)")
      for said in heard.all { check(said, odd, line) }
    }
  }

  @Test("C6: no two lines differ only in case or punctuation")
  func distinctLines() {
    var spellings: [String: Set<String>] = [:]
    for seed in 1...2 as ClosedRange<UInt64> {
      var person = Listener()
      var lines = RandomLines(seed: seed, .sample)
      for _ in 0..<400 {
        let command = lines.command()
        // The styles say the same in other signs.
        guard !command.hasPrefix("speech") else { continue }
        for said in person.type(command).all
        where !said.contains("\"") && !said.hasPrefix("Simulated, ") {
          let key = said.lowercased().filter { $0.isLetter || $0.isNumber }
          spellings[key, default: []].insert(said)
        }
      }
    }
    // The same fact, announced and on the screen.
    spellings["notificationsallowed"] = nil
    for (_, said) in spellings { #expect(said.count == 1, "\(said)") }
    #expect(spellings.count > 60)
  }

  @Test("C35: only a name or a quotation may hold a run of equal signs or an odd one")
  func allowList() {
    for seed in 1...3 as ClosedRange<UInt64> {
      var person = Listener()
      var lines = RandomLines(seed: seed, .sample)
      for _ in 0..<300 {
        let command = lines.command()
        // Its own words are echoed.
        guard !command.contains("imulate"), !command.contains("%") else { continue }
        for said in person.type(command).all {
          let own = said.split(separator: "\"", omittingEmptySubsequences: false)
            .enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
          // The prompt itself is shown as it is.
          let text = ["> Saved >", "prompt >", "Prompt, >"].reduce(own) {
            $0.replacing($1, with: "")
          }
          #expect(text.allSatisfy(Self.isAllowed), "\(said)")
          #expect(!Self.hasRun(own), "\(said)")
        }
      }
    }
  }

  private func check(_ said: String, _ odd: OddPreferences, _ typed: String) {
    #expect(!said.isEmpty && said.last != " " && said.first != " ", "\(typed): [\(said)]")
    #expect(!said.contains("  "), "\(typed): [\(said)]")
    #expect(!said.allSatisfy { $0.isNumber || $0 == " " }, "C36: \(typed): [\(said)]")
    #expect(SpokenText.clean(said) == said, "C5: \(typed): [\(said)]")
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isLetter || ("0"..."9").contains(character) || " .,:;?!'\"()-/%&".contains(character)
  }

  private static func hasRun(_ text: String) -> Bool {
    var length = 0
    var last: Character?
    for character in text {
      length = character == last ? length + 1 : 1
      last = character
      if length > 2, !character.isLetter, !character.isNumber { return true }
    }
    return false
  }
}
