import TestSupport
import Testing

@testable import LineEditing

extension PromptTests {
  @Suite("Leaving, and what the system says")
  struct LeavingTests {
    @Test("C23: Ctrl-C clears the line and says so, on an empty line it says how to leave")
    func interrupt() {
      let harness = PromptHarness()
      harness.type("half", drawing: "half")
      harness.announce("Saved")
      harness.waitUntilIdle()
      harness.prompt.deliver(.interrupt)
      harness.expect("\nLine cleared\nSaved\n> ")
      harness.prompt.deliver(.interrupt)
      harness.expect("\nType quit to leave.\n> ")
      harness.client.answer { _ in nil }
      harness.type("wait 5s\r", drawing: "wait 5s\n")
      #expect(harness.client.wait(for: .line("wait 5s")))
      harness.prompt.deliver(.interrupt)
      #expect(harness.client.wait(for: .interruptWhileBusy))
      #expect(
        harness.client.events == [
          .resized(columns: 80), .interrupt(hadText: true), .interrupt(hadText: false),
          .line("wait 5s"), .interruptWhileBusy,
        ]
      )
      harness.leave(expecting: "")
    }

    @Test("C23, C46: Ctrl-D on an empty line leaves, elsewhere it deletes")
    func endOfInput() {
      let terminal = PseudoTerminal()
      let before = terminal.settings
      let harness = PromptHarness(terminal: terminal)
      terminal.type("abc\u{1}\u{4}\u{5}\u{4}\r")
      #expect(harness.client.wait(for: .line("bc")))
      harness.waitUntilIdle()
      #expect(terminal.settings != before)
      terminal.type("\u{4}")
      harness.waitForEnd()
      #expect(terminal.read(through: "Goodbye\r\n").hasSuffix("Goodbye\r\n"))
      #expect(terminal.settings == before)
    }

    @Test("C46: a terminal that goes away ends the prompt at once", arguments: [false, true])
    func hangUp(isBusy: Bool) {
      let harness = PromptHarness()
      harness.client.answer { _ in nil }
      harness.type("half", drawing: "half")
      if isBusy {
        harness.type("\r", drawing: "\n")
        #expect(harness.client.wait(for: .line("half")))
      }
      let start = ContinuousClock.now
      harness.terminal.hangUp()
      harness.waitForEnd()
      #expect(start.duration(to: .now) < .seconds(10))
      #expect(harness.client.events.last == .closed)
    }

    @Test("C46: asked to end, the line is left and the terminal is as before")
    func terminate() {
      let terminal = PseudoTerminal()
      let before = terminal.settings
      let harness = PromptHarness(terminal: terminal)
      terminal.type("half")
      _ = terminal.read(through: "half")
      harness.prompt.deliver(.terminate)
      harness.waitForEnd()
      #expect(harness.client.events.last == .terminate)
      harness.expect("\n")
      #expect(terminal.settings == before)
    }

    @Test("What was typed ahead is left for whoever reads next")
    func typedAhead() {
      let harness = PromptHarness()
      harness.client.answer { _ in nil }
      harness.type("quit\r", drawing: "quit\n")
      #expect(harness.client.wait(for: .line("quit")))
      harness.type("ls -l\n")
      harness.waitUntilIdle()
      harness.leave(expecting: "")
      var ahead = ScalarDecoder.text(from: TerminalBytes.waiting(harness.terminal.program))
      ahead = ahead.replacing("\r", with: "\n")
      #expect(ahead == "ls -l\n")
    }

    @Test("C25: a new width keeps the line, and a line of one row is not drawn again")
    func resize() {
      let harness = PromptHarness()
      harness.type("half", drawing: "half")
      harness.terminal.resize(columns: 40)
      harness.prompt.deliver(.resize)
      #expect(harness.client.wait(for: .resized(columns: 40)))
      harness.type("!", drawing: "!")
      let long = String(repeating: "x", count: 50)
      harness.type(long, drawing: long)
      harness.terminal.resize(columns: 100)
      harness.prompt.deliver(.resize)
      harness.expect("\r> half!\(long)\u{1B}[K")
      harness.type("\r")
      #expect(harness.client.wait(for: .line("half!\(long)")))
      harness.leave()
    }

    @Test("Inside Emacs the terminal keeps its own line editing, and nothing is said before Enter")
    func insideEmacs() {
      let harness = PromptHarness(term: "dumb") { $0.isInsideEmacs = true }
      harness.announce("Saved")
      harness.waitUntilIdle()
      harness.type("status\n")
      harness.expect("status\nYou typed status.\nSaved\n> ")
      harness.prompt.deliver(.interrupt)
      harness.expect("Type quit to leave.\n> ")
      harness.type("\u{4}")
      harness.waitForEnd()
      #expect(harness.client.events.last == .endOfInput)
    }

    @Test("After Ctrl-Z the line is there again")
    func foreground() {
      let harness = PromptHarness()
      harness.type("half", drawing: "half")
      harness.prompt.deliver(.resume)
      harness.expect("\n> half")
      #expect(harness.client.wait(for: .foreground))
      harness.type("!", drawing: "!")
      harness.leave(expecting: "\n")
    }
  }
}
