import AccessibilityModel
import LineEditing
import TestSupport
import Testing

extension PromptTests {
  @Suite("Editing")
  struct EditingTests {
    @Test(
      "Down on a half-typed line keeps it; Up and Down bring it back",
      arguments: [10, 1000, 1500]
    )
    func history(length: Int) {
      let harness = PromptHarness()
      harness.client.answer { _ in [] }
      let line = String(repeating: "abcde fghi", count: length / 10)
      harness.type(line + "\r")
      #expect(harness.client.wait(for: .line(line)))
      harness.type("half")
      _ = harness.terminal.read(through: "half")
      harness.type("\u{1B}[B\u{E}\u{1B}[A\u{1B}[A\u{1B}[B\u{10}\u{E}\u{E}!")
      _ = harness.terminal.read(through: "!")
      harness.type("\r\u{1B}[A\u{1B}[A\r")
      #expect(harness.client.wait(for: .line("half!")))
      #expect(harness.client.wait { events in events.count { $0 == .line(line) } == 2 })
      harness.leave()
    }

    @Test("C10: a line that was an error is in the history; a blank one is not, none is twice")
    func historyContents() {
      let harness = PromptHarness()
      for line in ["one", " ", "two", "one"] {
        harness.type("\(line)\r", drawing: "\(line)\nYou typed \(line).\n> ")
      }
      harness.type("\u{10}", drawing: "one")
      harness.type("\u{10}", drawing: "\u{8}\u{8}\u{8}two")
      harness.type("\u{10}x", drawing: "x")
      harness.leave(expecting: "\n")
    }

    @Test("C42: Tab inserts what is meant, or lists candidates on rows of their own")
    func completion() {
      let harness = PromptHarness()
      harness.client.complete(["list", "summary", "status"])
      harness.type("l\t", drawing: "list ")
      harness.type("\u{15}s\t")
      _ = harness.terminal.read(through: "summary")
      harness.expect("\nstatus\n> s")
      harness.type("t\t", drawing: "tatus ")
      harness.type("\r", drawing: "\nYou typed status .\n> ")
      harness.type("nothing\t")
      harness.type("!", drawing: "nothing!")
      harness.leave(expecting: "\n")
      #expect(harness.observer.said[1] == "summary\nstatus\n")
    }

    @Test(
      "C42, C16: at most twelve rows of candidates, and how many more there are, in each language",
      arguments: [(SpeechLanguage.english, "19 more"), (.german, "19 weitere")]
    )
    func manyCandidates(language: SpeechLanguage, more: String) {
      let harness = PromptHarness { $0.language = language }
      harness.client.complete((10..<40).map { "word \($0)" })
      harness.type("w\t")
      harness.expect("w\n" + (10..<21).map { "word \($0)\n" }.joined() + "\(more)\n> w")
      harness.leave(expecting: "\n")
    }

    @Test(
      "Keys that make libedit fail do nothing here",
      arguments: [
        (EditingMode.emacs, String(repeating: "a", count: 700) + " \u{1B}\u{1F}"),
        (EditingMode.emacs, "\u{1B}9999999z"),
        (EditingMode.emacs, "\u{1B}xbind\u{1B}p\u{1B}n"),
        (EditingMode.vi, "\u{1B}$x"),
        (EditingMode.vi, "abc\u{1B}$xd$p"),
        (EditingMode.vi, "\u{1B}jk/x?nNv:#_@GJKi"),
        (EditingMode.vi, "\u{1B}9999999p9999999~9999999x"),
      ]
    )
    func faults(mode: EditingMode, keys: String) {
      let harness = PromptHarness { $0.editing = mode }
      harness.type(keys)
      harness.waitUntilIdle()
      harness.type(mode == .vi ? "\u{1B}\u{1B}0Diok" : "\u{5}\u{15}ok")
      harness.type("\r")
      #expect(harness.client.wait(for: .line("ok")))
      harness.leave()
    }

    @Test("vi: command mode, cursor keys and history")
    func vi() {
      let harness = PromptHarness { $0.editing = .vi }
      harness.type("one two", drawing: "one two")
      harness.type("\u{1B}", drawing: "\u{8}")
      harness.type("0", drawing: "\u{1B}[6D")
      harness.type("dw", drawing: "two\u{1B}[K\u{8}\u{8}\u{8}")
      harness.type("$", drawing: "tw")
      harness.type("ax\r", drawing: "ox\nYou typed twox.\n> ")
      harness.type("half\u{1B}k")
      _ = harness.terminal.read(through: "twox")
      harness.type("jA!")
      _ = harness.terminal.read(through: "half")
      harness.type("\r")
      #expect(harness.client.wait(for: .line("half!")))
      harness.leave()
    }

    @Test("A file of libedit commands is read only when asked for, and cannot take the keys away")
    func editrc() {
      let file = TemporaryFile(
        contents: "bind ^I ed-unassigned\nedit off\nbind\nbind ^X ed-move-to-beg\n"
      )
      let harness = PromptHarness {
        $0.readsEditrc = true
        $0.editrcPath = file.path
      }
      harness.client.complete(["list"])
      harness.type("li\t", drawing: "list ")
      harness.type("\u{18}", drawing: "\u{1B}[5D")
      harness.type("\u{5}\r", drawing: "\nYou typed list .\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("10 kB pasted: one line, many lines, and while a command is busy")
    func paste() {
      let harness = PromptHarness()
      harness.client.answer { $0 == "wait" ? nil : [] }
      let line = String(repeating: "word ", count: 2000) + "end"
      harness.type(line)
      harness.type("\r")
      #expect(harness.client.wait(for: .line(line)))
      let lines = (0..<200).map { "a line of some length, number \($0)" }
      harness.terminal.type(Array(lines.map { $0 + "\n" }.joined().utf8))
      #expect(harness.client.wait(for: .line(lines[199])))
      #expect(
        harness.client.events == [.resized(columns: 80), .line(line)] + lines.map { .line($0) }
      )
      _ = harness.terminal.read(through: "number 199\r\n> ")
      harness.type("wait\r", drawing: "wait\n")
      #expect(harness.client.wait(for: .line("wait")))
      let ahead = String(repeating: "x", count: 3000)
      harness.type(ahead)
      harness.waitUntilIdle()
      harness.prompt.post(.ready)
      harness.expect("> \(ahead)")
      harness.type("\r")
      #expect(harness.client.wait(for: .line(ahead)))
      harness.leave()
    }

    @Test(
      "C1, C2, C3: whatever is typed, only what may be sent is sent",
      arguments: EditingMode.allCases
    )
    func fuzz(mode: EditingMode) {
      var generator = SeededGenerator(seed: 11)
      for term in ["xterm", "dumb"] {
        let harness = PromptHarness(term: term) { $0.editing = mode }
        harness.client.answer { _ in ["Done"] }
        harness.client.complete(["list", "summary", "status"])
        for round in 0..<40 {
          let keys = (0..<60).map { _ in
            Bool.random(using: &generator)
              ? UInt8.random(in: 0...255, using: &generator)
              : [0x1B, 0x5B, 0x41, 0x42, 0x43, 0x44, 0x7F, 0x09, 0x0D, 0x30].randomElement(
                using: &generator
              ) ?? 0
          }.filter { $0 != 0x04 }
          harness.terminal.type(keys)
          if round % 4 == 0 { harness.announce("Saved") }
          harness.waitUntilIdle()
          _ = harness.terminal.readRest()
        }
        harness.leave()
        let drawn = harness.observer.drawn.joined()
        #expect(
          harness.observer.said.joined().unicodeScalars.allSatisfy {
            $0 == "\n" || $0.value >= 0x20
          }
        )
        #expect(drawn.unicodeScalars.allSatisfy { Self.mayBeDrawn($0) })
        let sequences = drawn.split(separator: "\u{1B}").dropFirst()
        #expect(term != "dumb" || sequences.isEmpty)
        for sequence in sequences {
          let end = sequence.dropFirst().drop { $0.isNumber }.first
          #expect(sequence.first == "[" && end.map { "ACDK".contains($0) } == true)
        }
      }
    }

    private static func mayBeDrawn(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x08, 0x0A, 0x0D, 0x1B: true
      default: scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
      }
    }
  }
}
