import TestSupport
import Testing

extension ConformanceTests {
  @Suite("Start, time, hints")
  struct StartTests {
    static let sources = ["example", "new", "old", "equal ends", "slow", "failing"]
    static let statuses = ["notDetermined", "allowed", "quiet", "denied", "ephemeral"]

    @Test("C38: at most three lines at the start, none when quiet", arguments: sources, statuses)
    func greeting(source: String, status: String) {
      let scratch = Scratch()
      let options = Self.options(of: source, scratch) + ["--authorization", status]
      let run = TerminalRun(options)
      let lines = run.readThroughPrompt().split(separator: "\n")
      #expect((2...3).contains(lines.count), "\(lines)")
      #expect(lines.first?.hasPrefix("Notification settings, ") == true)
      #expect(lines.joined(separator: " ").contains("Type summary, list, or help."))
      run.quit()
      let quiet = TerminalRun(options + ["--quiet"])
      let said = quiet.readThroughPrompt()
      #expect(said.isEmpty || said.contains("Quiet hours are off") || source == "failing")
      quiet.quit()
      let piped = PipeRun.run(options + ["--quiet", "--virtual-time"])
      #expect(piped.output.isEmpty || source != "example")
      let piped2 = PipeRun.run(options)
      #expect((2...4).contains(piped2.lines.count), "\(piped2.lines)")
    }

    @Test("C21: a day passes and nothing is said, and the prompt is there")
    func day() {
      let run = TerminalRun(["--virtual-time", "--quiet"])
      #expect(run.readThroughPrompt() == "")
      // All timers that there are run before this is answered.
      #expect(run.enter("wait 24h") == "24 hours passed\n")
      #expect(run.enter("alerts all") == "Nothing was said yet\n" || run.enter("alerts") != "")
      run.type("half")
      #expect(run.read(through: "half") == "half")
      #expect(run.enter("") == "Error: \"half\" is not a command. Commands are list, toggle, set, quiet, digest, and\nmore. Try help.\n")
      #expect(run.quit().ending == .exited(code: 0))
    }

    @Test(
      "C29: a hint never at verbosity 1, once at 2, always at 3",
      arguments: [(1, [0, 0, 0]), (2, [1, 0, 0]), (3, [1, 1, 1])]
    )
    func hints(verbosity: Int, counts: [Int]) {
      for medium in ["terminal", "pipe"] {
        let options = ["--authorization", "denied", "--quiet", "--verbosity", "\(verbosity)"]
        let answers: [String]
        if medium == "pipe" {
          let input = String(repeating: "list status\nwhere\n", count: 3)
          answers = PipeRun.run(options, input: input).output.split(separator: "1 of 2")
            .map(String.init)
        } else {
          let run = TerminalRun(options)
          _ = run.readThroughPrompt()
          answers = (0..<3).map { _ in run.enter("list status") }
          run.quit()
        }
        let hint = "Only Settings can turn notifications back on"
        let heard = answers.prefix(3).map { $0.contains(hint) ? 1 : 0 }
        #expect(heard == counts, "\(medium): \(answers)")
      }
    }

    @Test("C24: a save of three minutes is told in few whole lines, the last tells the result")
    func longSave() {
      let options = [
        "--virtual-time", "--quiet", "--save-delay", "3m", "--authorization", "allowed",
      ]
      for (result, last) in [("ok", "Saved"), ("fail:The disk is full.", "Not saved. The disk is full.")] {
        let run = TerminalRun(options + ["--save-result", result])
        _ = run.readThroughPrompt()
        run.enter("digest daily")
        let lines = run.enter("wait 10m").split(separator: "\n").map(String.init)
        #expect((4...8).contains(lines.count), "\(lines)")
        #expect(lines.dropLast().allSatisfy { $0 == "Still saving" })
        #expect(lines.last == last)
        // First after 2 s, then one every 30 s.
        #expect(lines.count == 7)
        run.type("quit\rquit\r")
        _ = run.waitForEnd()
        let piped = PipeRun.run(
          options + ["--save-result", result],
          input: "digest daily\nwait 2500ms\nwait 1s\nwait 30s\nwait 10m\n"
        )
        #expect(piped.lines.prefix(4).dropFirst() == ["2500 milliseconds passed", "Still saving", "Still saving"], "\(piped.lines)")
      }
    }

    private static func options(of source: String, _ scratch: Scratch) -> [String] {
      let file = """
        {"categories":[{"id":"news","title":"News"}],"quietHours":{"isOn":true,"from":"22:00",\
        "to":"22:00"}}
        """
      switch source {
      case "new": return ["--preferences", scratch.file("p.json")]
      case "old":
        return ["--preferences", scratch.write(file.replacing("\"to\":\"22", with: "\"to\":\"7"), to: "p.json")]
      case "equal ends": return ["--preferences", scratch.write(file, to: "p.json")]
      case "slow": return ["--load-delay", "1h", "--virtual-time"]
      case "failing": return ["--load-result", "fail"]
      default: return []
      }
    }
  }
}
