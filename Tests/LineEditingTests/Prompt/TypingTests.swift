import AccessibilityModel
import TestSupport
import Testing

@testable import LineEditing

extension PromptTests {
  @Suite("Typing")
  struct TypingTests {
    @Test(
      "C2, C4: one key is one character; without cursor movement nothing begins with Escape",
      arguments: [
        "xterm-256color", "linux", "vt100", "tmux-256color", "screen", "dumb", "", "nonsense", nil,
      ]
    )
    func keys(term: String?) {
      let harness = PromptHarness(term: term)
      for key in ["s", "t", "é", "漢", " ", "x"] { harness.type(key, drawing: key) }
      harness.type("\u{7F}", drawing: "\u{8} \u{8}")
      harness.type("\u{1B}[D", drawing: "\u{8}")
      harness.type("y", drawing: "y \u{8}")
      harness.type("\u{1}")
      harness.waitUntilIdle()
      harness.type("\u{5}\r")
      #expect(harness.terminal.read(through: "> ").hasSuffix("\r\nYou typed sté漢y .\r\n> "))
      #expect(harness.client.wait(for: .line("sté漢y ")))
      harness.leave(expecting: "\n")
      let isPlain = ["dumb", "", "nonsense", nil].contains(term)
      #expect(isPlain != harness.observer.drawn.joined().contains("\u{1B}"))
      #expect(harness.observer.said.allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test("C3: Ctrl-L shows the line on a new row and clears nothing")
    func redisplay() {
      let harness = PromptHarness()
      harness.type("list", drawing: "list")
      harness.type("\u{C}", drawing: "\n> list")
      harness.type("\u{15}", drawing: "\u{8}\u{8}\u{8}\u{8}\u{1B}[K")
      harness.type("\u{C}", drawing: "\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("C22: an empty line is a line; a line in many writes is one line")
    func lines() {
      let harness = PromptHarness()
      harness.type("\r", drawing: "\nYou typed .\n> ")
      harness.type("a", drawing: "a")
      harness.type("\r", drawing: "\nYou typed a.\n> ")
      #expect(harness.client.events == [.resized(columns: 80), .line(""), .line("a")])
      harness.leave(expecting: "\n")
    }

    @Test("C37: an answer is one write, and so is the prompt")
    func writes() {
      let harness = PromptHarness()
      harness.client.answer { _ in ["One", "Two", String(repeating: "three ", count: 20)] }
      harness.type("list\r")
      let three = Array(repeating: "three", count: 13).joined(separator: " ")
      let rest = Array(repeating: "three", count: 7).joined(separator: " ")
      harness.expect("list\nOne\nTwo\n\(three)\n\(rest)\n> ")
      harness.leave(expecting: "\n")
      #expect(harness.observer.said == ["> ", "One\nTwo\n\(three)\n\(rest)\n", "> "])
    }

    @Test("C4: a letter is drawn only where it is inserted, however sure that seemed")
    func sequences() {
      let harness = PromptHarness()
      for letter in ["a", "b"] { harness.type(letter, drawing: letter) }
      harness.type("\u{1B}")
      harness.waitUntilIdle()
      harness.type("b", drawing: "\u{8}\u{8}")
      harness.type("c", drawing: "cab\u{8}\u{8}")
      harness.type("\u{5}", drawing: "ab")
      harness.type("d", drawing: "d")
      harness.leave(expecting: "\n")
      let vi = PromptHarness { $0.editing = .vi }
      for letter in ["a", "b"] { vi.type(letter, drawing: letter) }
      vi.type("\u{1B}", drawing: "\u{8}")
      vi.type("h", drawing: "\u{8}")
      vi.type("x", drawing: "b \u{8}\u{8}")
      vi.type("A", drawing: "b")
      for letter in ["c", "x"] { vi.type(letter, drawing: letter) }
      vi.leave(expecting: "\n")
    }

    @Test("C44: a character in pieces arrives whole, and bytes that are none as U+FFFD")
    func encoding() {
      let harness = PromptHarness()
      harness.terminal.type([0xC3])
      harness.waitUntilIdle()
      harness.announce("Saved")
      harness.waitUntilIdle()
      harness.terminal.type([0xA9])
      harness.expect("é")
      harness.terminal.type([0xFF])
      harness.expect("\u{FFFD}")
      harness.terminal.type([0xE6, 0xBC])
      harness.type("x", drawing: "\u{FFFD}x")
      harness.terminal.type([0xC2, 0x9B])
      harness.expect("\u{FFFD}")
      harness.type("\r")
      let answer = harness.terminal.read(through: "> ")
      #expect(answer == "\r\nYou typed é\u{FFFD}\u{FFFD}x\u{FFFD}.\r\nSaved\r\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("C44: an accent typed after its letter is composed with it")
    func composition() {
      let harness = PromptHarness()
      harness.type("e", drawing: "e")
      harness.type("\u{301}", drawing: "\u{8}e\u{301}")
      harness.type("\r", drawing: "\nYou typed é.\n> ")
      #expect(harness.client.wait(for: .line("\u{E9}")))
      harness.leave(expecting: "\n")
    }

    @Test("C25: a line over several rows; a word that libedit draws wrongly by itself")
    func wrapped() {
      let harness = PromptHarness(columns: 33)
      let text = "lnaleghlaaalgmahnohhnjamolbohdfjd midfkkcndflkoa"
      harness.type(text, drawing: text)
      harness.type("\u{1}", drawing: "\u{1B}[A\u{1B}[15D")
      harness.type("\u{6}\u{6}\u{6}\u{6}\u{6}", drawing: "\u{1B}[5C")
      var screen = TerminalScreen(columns: 33, height: 24)
      screen.feed(Array(harness.observer.said.joined().utf8))
      screen.feed(Array(harness.observer.drawn.joined().utf8))
      harness.type("mka namd")
      harness.type("\r")
      let rest = harness.terminal.read(through: "You")
      screen.feed(Array(rest.utf8))
      #expect(screen.text(0) == "> lnalemka namdghlaaalgmahnohhnja")
      #expect(screen.text(1) == "molbohdfjd midfkkcndflkoa")
      #expect(screen.text(2) == "You")
      #expect(screen.strange.isEmpty)
      harness.leave()
    }

    @Test("Delete, Home, End and keys that mean nothing", arguments: [nil, "dumb"])
    func otherKeys(term: String?) {
      let harness = PromptHarness(term: term ?? "xterm")
      harness.type("abc", drawing: "abc")
      harness.type("\u{1B}[H", drawing: "\u{8}\u{8}\u{8}")
      harness.type("\u{1B}[3~")
      harness.expect("bc \u{8}\u{8}\u{8}")
      harness.type("\u{1B}OF", drawing: "bc")
      for key in ["[5~", "[6~", "[2~", "[15~", "OP", "[Z", "[200~", "[201~", "[1;2A"] {
        harness.type("\u{1B}\(key)")
      }
      harness.type("\u{7}\u{12}\u{13}\u{1B}x")
      harness.type("d", drawing: "d")
      harness.type("\r", drawing: "\nYou typed bcd.\n> ")
      harness.leave(expecting: "\n")
    }
  }
}
