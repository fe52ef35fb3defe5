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
    @Test("C12, A1, A3: two hundred at random times: each once, on the prompt's row", arguments: 0..<4)
    func many(part: UInt64) {
      let run = TerminalRun(["--quiet", "--authorization", "denied"])
      _ = run.readThroughPrompt()
      var delays = SystemRandomNumberGenerator()
      let clock = ContinuousClock()
      var slowest = Duration.zero
      for _ in 0..<50 {
        let delay = Int.random(in: 1...60, using: &delays)
        let answer = Bool.random(using: &delays) ? "deny" : "allow"
        run.type("simulate authorization notDetermined; simulate foreground; ")
        run.type("simulate answer \(answer) after \(delay)ms; turn on\r")
        let start = clock.now
        // The permission's change is in the answer, the system's answer comes by itself.
        let said = run.read(through: "Allow, button\n> ")
        #expect(said.contains("Notifications are off\n"))
        let text = answer == "deny" ? "Notifications not allowed > " : "Notifications allowed > "
        #expect(run.read(through: " > ") == text)
        slowest = max(slowest, start.duration(to: clock.now) - .milliseconds(delay))
        run.enter("where")
      }
      // None a second time: leaving says nothing that was said.
      #expect(run.quit().said == "quit\nGoodbye\n")
      #expect(slowest < .seconds(20))
    }

    @Test("C13, A5: with half a line typed nothing is written; after Enter the answer, then they")
    func held() {
      let run = TerminalRun(["--quiet", "--authorization", "denied", "--save-delay", "20ms"])
      _ = run.readThroughPrompt()
      run.type("simulate authorization notDetermined; simulate foreground; digest daily; ")
      run.type("simulate answer deny after 100ms; turn on\rwhe")
      #expect(run.read(through: "> whe").hasSuffix("> whe"))
      // Until both have happened nothing is written: 0.6 s and 20 ms, told by a second session's clock.
      let clock = TerminalRun(["--quiet"])
      _ = clock.readThroughPrompt()
      clock.enter("wait 1500ms")
      clock.quit()
      #expect(run.terminal.readRest() == "")
      run.type("re\r")
      let rows = run.readThroughPrompt()
      let where_ = "re\nNotification settings, Turned off in Settings, 1 of 21, not saved yet\n"
      #expect(rows.hasPrefix("re\nNotification settings, Turned off in Settings, 1 of"), "\(where_)")
      #expect(rows.hasSuffix("\nNotifications not allowed\nSaved\n"), "\(rows)")
      #expect(run.enter("alerts all").contains("Notifications not allowed\n"))
      run.quit()
    }

    @Test("A3: Saved reaches a person who only waits, A4: and typing writes nothing again")
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
  }
}
