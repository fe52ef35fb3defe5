import AccessibilityModel
import Dispatch
import LineEditing
import TestSupport
import Testing

extension PromptTests {
  @Suite("Announcements")
  struct AnnouncementTests {
    @Test("C12: on the prompt's row while nothing is typed, and the next one below it")
    func appended() {
      let harness = PromptHarness()
      harness.announce("Saved one")
      harness.expect("Saved one > ")
      harness.announce("Not saved two")
      harness.expect("\n> Not saved two > ")
      harness.type("a", drawing: "a")
      harness.type("\u{7F}", drawing: "\u{8} \u{8}")
      harness.announce("Saved three")
      harness.expect("\n> Saved three > ")
      harness.type("b\r", drawing: "b\nYou typed b.\n> ")
      harness.leave(expecting: "\n")
      #expect(
        harness.observer.said == [
          "> ", "Saved one > ", "\n> Not saved two > ", "\n> Saved three > ", "You typed b.\n",
          "> ",
        ]
      )
    }

    @Test("C12, C25: one that is longer than the row", arguments: [20, 32, 40, 80])
    func long(columns: Int) {
      let harness = PromptHarness(columns: columns)
      harness.announce(
        "Not saved. Your changes weren't saved. Check your connection and try again."
      )
      let text = harness.terminal.read(through: "again. > ")
      let rows = "> \(text)".split(separator: "\r\n")
      #expect(rows.allSatisfy { $0.count <= columns - 2 })
      #expect(
        rows.joined(separator: " ")
          == "> Not saved. Your changes weren't saved. Check your connection and try again. > "
      )
      harness.type("ab", drawing: "ab")
      harness.type("\u{1}", drawing: "\u{8}\u{8}")
      harness.leave(expecting: "\n")
    }

    @Test("C13: held while something is typed, then after the answer, oldest first")
    func held() {
      let harness = PromptHarness()
      harness.type("stat", drawing: "stat")
      harness.announce("Saved one")
      harness.type("u", drawing: "u")
      harness.announce("Saved two")
      harness.type("s", drawing: "s")
      harness.type("\u{15}", drawing: "\u{1B}[6D\u{1B}[K")
      // Once something is held, later ones wait behind it.
      harness.announce("Saved three")
      harness.type("x", drawing: "x")
      harness.type("\r", drawing: "\nYou typed x.\nSaved one\nSaved two\nSaved three\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("C13: a line of three rows with the cursor in the second stays as it is")
    func heldBesideRows() {
      let harness = PromptHarness(columns: 20)
      let text = String(repeating: "abcdefghij", count: 5)
      harness.type(text, drawing: text)
      harness.type("\u{1B}[D", drawing: "\u{8}")
      for _ in 0..<20 { harness.type("\u{1B}[D") }
      _ = harness.terminal.read(through: "\u{1B}[A")
      harness.waitUntilIdle()
      let drawn = harness.observer.drawn.count
      harness.announce("Saved")
      harness.waitUntilIdle()
      #expect(harness.observer.drawn.count == drawn)
      harness.type("\r")
      #expect(harness.terminal.read(through: "\n> ").contains("You typed\r\n"))
      #expect(harness.observer.said.count == 4 && harness.observer.said[2] == "Saved\n")
      #expect(harness.client.events.last == .line(text))
      harness.leave(expecting: "\n")
    }

    @Test("C13: after a cursor key they wait until Enter", arguments: ["A", "B", "C", "D", "1;5C"])
    func cursorKey(key: String) {
      let harness = PromptHarness()
      harness.type("\u{1B}[\(key)")
      harness.type("a\u{7F}b")
      _ = harness.terminal.read(through: "b")
      harness.type("\u{15}", drawing: "\u{8} \u{8}")
      harness.type("\u{1B}[")
      harness.announce("Saved one")
      harness.expect("Saved one > ")
      harness.type(key.last.map(String.init) ?? "A")
      harness.type("c", drawing: "c")
      harness.type("\u{7F}", drawing: "\u{8} \u{8}")
      harness.type("\u{1B}[\(key)")
      harness.waitUntilIdle()
      harness.announce("Saved two")
      harness.waitUntilIdle()
      harness.type("\r", drawing: "\nYou typed .\nSaved two\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("C13: the rules hold between the parts of a key")
    func betweenParts() {
      let harness = PromptHarness()
      harness.type("ab", drawing: "ab")
      harness.type("\u{1B}")
      harness.announce("Saved one")
      harness.waitUntilIdle()
      harness.type("[")
      harness.announce("Saved two")
      harness.waitUntilIdle()
      harness.type("D", drawing: "\u{8}")
      harness.type("\u{16}")
      harness.announce("Saved three")
      harness.waitUntilIdle()
      harness.type("\u{3}")
      harness.expect("^Cb\u{8}")
      harness.type("\r", drawing: "\nYou typed ab.\nSaved one\nSaved two\nSaved three\n> ")
      #expect(harness.client.wait(for: .line("a\u{3}b")))
      harness.leave(expecting: "\n")
    }

    @Test("C14: fifty at once are at most three lines")
    func burst() {
      let harness = PromptHarness()
      for number in 1...50 { harness.announce("Item \(number)") }
      harness.expect("Item 1 > \n> 49 announcements. Type alerts. > ")
      for _ in 1...3 { harness.announce("Saved") }
      harness.announce("Off", item: "push")
      harness.announce("On", item: "push")
      let text = harness.terminal.read(through: "On > ")
      #expect(text.hasSuffix("> Saved, 3 times > \r\n> On > ") || text.contains("Saved, 2 times"))
      harness.leave(expecting: "\n")
    }

    @Test("C14: in the language of the session, also once that has changed")
    func burstInGerman() {
      let harness = PromptHarness { $0.language = .german }
      for number in 1...50 { harness.announce("Item \(number)") }
      harness.expect("Item 1 > \n> 49 Ansagen. Geben Sie alerts ein. > ")
      harness.type("a", drawing: "a")
      for _ in 0..<12 { harness.announce("Saved") }
      harness.prompt.post(.language(.russian))
      harness.waitUntilIdle()
      harness.type("\r")
      harness.expect("\nYou typed a.\n12 announcements. Type alerts.\n> ")
      harness.prompt.post(.language(.german))
      harness.waitUntilIdle()
      for _ in 1...3 { harness.announce("Gesichert") }
      let text = harness.terminal.read(through: " Mal > ")
      #expect(text == "Gesichert > \r\n> Gesichert, 2 Mal > ")
      harness.leave(expecting: "\n")
    }

    @Test("C12: none is lost and none is said twice")
    func many() {
      let harness = PromptHarness()
      var said = ""
      for group in 0..<12 {
        for member in 0..<3 { harness.announce("Item \(group) \(member)") }
        said += harness.terminal.read(through: "Item \(group) 2 > ")
      }
      let wanted = (0..<36).map { number in
        "\(number == 0 ? "" : "\r\n> ")Item \(number / 3) \(number % 3) > "
      }
      #expect(said == wanted.joined())
      harness.leave(expecting: "\n")
    }

    @Test("C13, C16: too many to be said are a count")
    func tooMany() {
      let harness = PromptHarness()
      harness.client.answer { _ in Array(repeating: "Row", count: 8) }
      harness.type("a", drawing: "a")
      for _ in 0..<5 {
        harness.announce("Saved")
        harness.type("a", drawing: "a")
      }
      harness.type("\r")
      let line = PromptEvent.line(String(repeating: "a", count: 6))
      #expect(harness.client.wait(for: line))
      // The client is told before, so that it can answer in fewer rows.
      #expect(harness.client.events.suffix(2) == [.announcementsWait, line])
      harness.expect(
        "\n" + String(repeating: "Row\n", count: 8) + "5 announcements. Type alerts.\n> "
      )
      harness.type("a", drawing: "a")
      for _ in 0..<4 {
        harness.announce("Saved")
        harness.type("a", drawing: "a")
      }
      harness.type("\r")
      harness.expect(
        "\n" + String(repeating: "Row\n", count: 8) + String(repeating: "Saved\n", count: 4) + "> "
      )
      harness.leave(expecting: "\n")
    }

    @Test("What an answer has said is not said again")
    func covered() {
      let harness = PromptHarness()
      harness.client.answer { _ in nil }
      harness.type("alerts", drawing: "alerts")
      let first = harness.announce("Saved one")
      harness.type(" ", drawing: " ")
      harness.announce("Saved two")
      harness.type("\r", drawing: "\n")
      #expect(harness.client.wait(for: .line("alerts ")))
      harness.prompt.post(.answer(rows: ["Saved one"], coversAnnouncementsThrough: first))
      harness.prompt.post(.ready)
      harness.expect("Saved one\nSaved two\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("While a command is busy they are rows, as long as there is room")
    func busy() {
      let harness = PromptHarness()
      harness.client.answer { _ in nil }
      harness.type("wait 2s\r", drawing: "wait 2s\n")
      #expect(harness.client.wait(for: .line("wait 2s")))
      harness.announce("Saved")
      harness.expect("Saved\n")
      for number in 1...15 {
        harness.announce("Item \(number)")
        if number < 11 { harness.expect("Item \(number)\n") }
      }
      harness.prompt.post(.ready)
      harness.expect("5 announcements. Type alerts.\n> ")
      harness.leave(expecting: "\n")
    }

    @Test("Never before Enter, or not at all")
    func policies() {
      let harness = PromptHarness { $0.announcePolicy = .enter }
      harness.announce("Saved")
      harness.waitUntilIdle()
      harness.type("a", drawing: "a")
      harness.type("\r", drawing: "\nYou typed a.\nSaved\n> ")
      harness.prompt.post(.announcePolicy(.off))
      harness.announce("Saved")
      harness.type("b", drawing: "b")
      harness.type("\r", drawing: "\nYou typed b.\n> ")
      harness.prompt.post(.announcePolicy(.append))
      harness.announce("Saved")
      harness.expect("Saved > ")
      harness.leave(expecting: "\n")
    }

    @Test("C27: another prompt, and none")
    func prompts() {
      let harness = PromptHarness { $0.promptText = "Next:" }
      harness.announce("Saved")
      harness.expect("Saved Next: ")
      harness.announce("Saved again")
      harness.expect("\nNext: Saved again Next: ")
      harness.type("a", drawing: "a")
      harness.prompt.post(.promptText(""))
      harness.type("\r", drawing: "\nYou typed a.\n")
      harness.waitUntilIdle()
      harness.announce("Saved")
      harness.expect("Saved\n")
      harness.type("b", drawing: "b")
      harness.type("\u{7F}", drawing: "\u{8} \u{8}")
      harness.announce("Saved")
      harness.expect("Saved\n")
      harness.leave(expecting: "\n")
    }

    @Test("A thousand a second while somebody types: no key is lost")
    func storm() {
      let harness = PromptHarness()
      harness.type("a", drawing: "a")
      let prompt = harness.prompt
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {
        for number in 1...1000 {
          prompt.post(.announcement(.init(number: number, text: "Item \(number)")))
        }
      }
      let keys = String(repeating: "the quick brown fox ", count: 3)
      for key in keys { harness.type(String(key), drawing: String(key)) }
      group.wait()
      // One is taken after each key at the latest; the rest before the line is read.
      for _ in 0..<3 { harness.type("x", drawing: "x") }
      harness.type("\r")
      #expect(harness.terminal.read(through: "alerts.\r\n> ").hasSuffix("alerts.\r\n> "))
      #expect(harness.client.events.contains(.line("a\(keys)xxx")))
      harness.leave()
    }
  }
}
