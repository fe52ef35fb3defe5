import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("Announcements at the real prompt")
  struct AnnouncingTests {
    @Test(
      "C12: two hundred at random times: each once, on the prompt's row",
      arguments: 0..<4
    )
    func many(part: Int) {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      let clock = ContinuousClock()
      var generator = SeededGenerator(seed: UInt64(part))
      var late: [Duration] = []
      for number in 1...50 {
        let delay = Int.random(in: 1...40, using: &generator)
        run.type("simulate answer fail:Item \(part) \(number) after \(delay)ms; turn on\r")
        let start = clock.now
        // Its own words tell which one it is.
        let said = run.read(through: "Item \(part) \(number) > ")
        late.append(start.duration(to: clock.now) - .milliseconds(delay))
        #expect(said.hasSuffix("an answer\n> Item \(part) \(number) > "), "\(said)")
        #expect(!said.dropLast(30).contains("Item \(part) \(number) >"))
      }
      // None a second time: leaving says nothing that was said.
      #expect(run.quit().said == "quit\nGoodbye\n")
      // 250 ms, on a machine that does nothing else: half of them are.
      #expect(late.sorted()[25] < .milliseconds(250), "\(late)")
    }

    @Test("C13: with half a line typed nothing is written; after Enter the answer, then they")
    func held() {
      let run = TerminalRun(["--quiet", "--authorization", "denied", "--save-delay", "20ms"])
      _ = run.readThroughPrompt()
      run.type("simulate authorization notDetermined; simulate foreground; digest daily; ")
      run.type("simulate answer deny after 100ms; turn on\rwhe")
      #expect(run.read(through: "> whe").hasSuffix("> whe"))
      // Both have happened when another session has waited longer.
      let clock = TerminalRun(["--quiet"])
      _ = clock.readThroughPrompt()
      clock.enter("wait 1500ms")
      clock.quit()
      #expect(run.terminal.readRest() == "")
      run.type("re\r")
      let rows = run.readThroughPrompt()
      #expect(rows.hasPrefix("re\nNotification settings, Turned off in Settings, 1 of"))
      #expect(rows.hasSuffix("\nNotifications not allowed\nSaved\n"), "\(rows)")
      #expect(run.enter("alerts all").contains("Notifications not allowed\n"))
      run.quit()
    }

    @Test("Saved reaches a person who only waits, and typing writes nothing again")
    func saved() {
      let run = TerminalRun(["--quiet", "--save-delay", "20ms"])
      _ = run.readThroughPrompt()
      run.enter("digest daily")
      #expect(run.read(through: " > ") == "Saved > ")
      for key in "toggle messages push" {
        run.type(String(key))
        #expect(run.read(through: String(key)) == String(key))
      }
      #expect(run.enter("") == "Push, toggle, Off, dimmed\n")
      #expect(run.read(through: " > ") == "Saved > ")
      #expect(run.enter("digest off") == "Off, tab, selected, 1 of 3\n")
      #expect(run.read(through: " > ") == "Saved > ")
      run.quit()
    }

    @Test("C14: what comes together at the real prompt is a few lines, and all of it is in the log")
    func burst() {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      let words = (1...20).map { "simulate announce Item \($0)" }.joined(separator: "; ")
      let said = run.enter(words)
      #expect(said.split(separator: "\n").count <= 12, "\(said)")
      var log = run.enter("alerts all")
      for _ in 0..<3 { log += run.enter("more") }
      for number in 1...20 { #expect(log.contains("Item \(number)\n"), "\(number)") }
      run.quit()
    }

    @Test("C14: the count is said in the language that was typed last")
    func burstInGerman() {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      let words = (1...20).map { "simulate announce \($0) mal" }.joined(separator: "; ")
      #expect(run.enter("language de") == "Language, de\n")
      #expect(run.enter(words).hasSuffix(" Ansagen. Geben Sie alerts ein.\n"))
      run.type("nichts")
      _ = run.read(through: "nichts")
      run.type("\u{3}")
      #expect(run.read(through: "\n> ").hasSuffix("Zeile gelöscht\n> "))
      #expect(run.enter("language en") == "Language, en\n")
      #expect(run.enter(words).hasSuffix(" announcements. Type alerts.\n"))
      run.quit()
    }
  }
}
