import TestSupport
import Testing

@testable import SettingsProgram

@Suite("Speaking")
struct SpeakTests {
  private struct Said: Equatable {
    var output: [String] = []
    var complaints: [String] = []
    var code = 0
  }

  /// Runs the command on a file that holds `text`.
  private func speak(_ text: String, _ options: [String]) -> Said {
    let scratch = Scratch()
    let file = scratch.write(text, to: "elements.json")
    var said = Said()
    let command = SpeakCommand(
      environment: [:],
      output: { said.output.append($0) },
      complaint: { said.complaints.append($0) }
    )
    said.code = command.run(options + [file])
    return said
  }

  @Test(
    "each style and language has its words, the hint after the speech",
    arguments: [
      (["--speech", "card"], "Push, toggle, On"),
      (["--speech=voiceover"], "Push, switch button, on. Double tap to toggle setting."),
      (["--speech", "snapshot"], "Push. Switch Button. On. Double tap to toggle setting."),
      (
        ["--speech", "snapshot", "--locale", "de_DE"],
        "Push. Umschalttaste. Ein. Zum Umschalten Doppeltippen."
      ),
      (["--locale", "de"], "Push, Umschalter, Ein"),
      (["--json"], #"{"spoken":"Push, toggle, On","hint":null}"#),
    ] as [([String], String)]
  )
  func says(options: [String], line: String) {
    let element = #"[{"label":"Push","value":"1","traits":["button","toggleButton"]}]"#
    #expect(speak(element, options) == Said(output: [line], complaints: [], code: 0))
  }

  @Test(
    "what can't be read is refused with its place, and nothing is said",
    arguments: [
      (
        "[{\"label\":\"a\"},\n{\"label\":3}]",
        "line 2, column 10: Element 2: \"label\" is a number."
      ),
      ("{}", "line 1, column 1: The file is an object."),
      ("[{\"traits\":[\"butto\"]}]", "line 1, column 13: Element 1: \"butto\" is not a trait."),
    ]
  )
  func refuses(text: String, reason: String) {
    let said = speak(text, [])
    #expect(said.code == 2 && said.output.isEmpty)
    #expect(said.complaints.count == 1)
    #expect(said.complaints.first?.contains(reason) == true, "\(said.complaints)")
  }

  @Test(
    "options that don't count here are refused",
    arguments: [["--quiet"], ["--speech", "loud"], ["--speech"], ["missing.json"]]
  )
  func wrongOptions(words: [String]) {
    var complaints: [String] = []
    let command = SpeakCommand(
      environment: [:],
      output: { Issue.record("said \($0)") },
      complaint: { complaints.append($0) }
    )
    #expect(command.run(words) == 2)
    #expect(complaints.count == 1 && complaints[0].hasPrefix("Error: "))
  }

  @Test(
    "an audit ends with 1 when something was found",
    arguments: [([], 0), (["--preferences", "Transcripts/audit/faults.json"], 1), (["--foo"], 2)]
  )
  func audit(words: [String], code: Int) {
    var lines: [String] = []
    let words = words.map { $0.hasPrefix("Transcripts") ? Repository.path($0) : $0 }
    let command = AuditCommand(
      environment: [:],
      output: { lines.append($0) },
      complaint: { lines.append($0) }
    )
    #expect(command.run(words) == code, "\(lines)")
    let count = lines.count
    #expect(command.run(words + ["--json"]) == code)
    #expect(lines[count...].allSatisfy { $0.hasPrefix("{") || code == 2 })
  }
}
