import SimulatedSystem
import TestSupport
import Testing

@testable import SettingsREPL

@Suite("Dictation and typography")
struct DictationTests {
  /// Lines without free text, and what stands where dictation and keyboards put something else.
  static let lines = [
    "toggle messages push", "set product-news on", "toggle \"product news\" push", "messages sms",
    "where", "list quiet", "list", "summary", "next heading 2", "quiet 21:00-6:30", "quiet on",
    "quiet from 10 pm", "quiet 10pm - 7am", "set quiet off", "digest daily", "don't allow", "allow",
    "turn on", "turn off messages", "undo", "help", "help toggle", "verbosity 3", "speech snapshot",
    "wait 1.5 seconds", "wait 2s", "alerts all", "items", "3", "toggle re em", "set messages off",
    "simulate answer deny after 2s", "simulate background", "toggle messages push; where",
  ]

  @Test("C43: a line is answered the same however it was dictated or typeset", arguments: lines)
  func variants(line: String) {
    var start = Listener()
    for line in ["turn on", "digest off", "quiet off"] { start.type(line) }
    var usual = start
    let expected = usual.type(line)
    #expect(expected.error == nil, "\(line): \(expected)")
    var generator = SeededGenerator(seed: UInt64(line.utf8.count))
    for _ in 0..<40 {
      let variant = Self.variant(of: line, using: &generator)
      var person = start
      #expect(Self.heard(person.type(variant)) == Self.heard(expected), "\(variant)")
      #expect(person.preferences == usual.preferences, "\(variant)")
    }
  }

  @Test("C43: a sign is kept in free text, and ? alone is help")
  func kept() {
    var person = Listener()
    #expect(person.type("simulate announce Really? Yes!").announcements == ["Really? Yes!"])
    #expect(person.type("simulate save fail:Busy!").answers == ["Simulated, save fail:Busy!"])
    var conversation = person.conversation
    let prompts = conversation.receive(.line("prompt What?"), at: person.now)
    #expect(prompts.contains(.prompt("What? ")))
    #expect(person.type("?") == person.type("help"))
    let missing = "Error: \"zebra!\" was not found. Try list."
    #expect(person.type("find zebra!").error == missing)
  }

  /// What was heard, without what was simulated, which is said in the words that were typed.
  private static func heard(_ heard: Listener.Heard) -> [String] {
    heard.all.filter { !$0.hasPrefix("Simulated, ") }
  }

  private static func variant(
    of line: String,
    using generator: inout SeededGenerator
  ) -> String {
    var text = ""
    let isShouted = Int.random(in: 0..<8, using: &generator) == 0
    for (index, character) in line.enumerated() {
      let other = others[character]?.randomElement(using: &generator) ?? String(character)
      text += isShouted || index == 0 ? other.uppercased() : other
    }
    let end = ["", ".", "!", "?", "…", "?!", ",", " ", "\u{200B}."].randomElement(using: &generator)
    return text + (end ?? "")
  }

  private static let others: [Character: [String]] = [
    " ": [" ", " ", "\u{A0}", "\u{202F}", "  ", "\u{2009}", "\t"],
    "-": ["-", "\u{2013}", "\u{2011}", "\u{2014}", "\u{2212}"],
    "'": ["'", "\u{2019}", "\u{2018}", "\u{B4}", "\u{2BC}"],
    "\"": ["\"", "\u{201C}", "\u{201D}", "\u{201E}", "\u{AB}"],
    ";": [";", ".;", "!;", "? ;"],
  ]
}
