import TestSupport
import Testing

extension ConformanceTests {
  @Suite("Start, time, hints")
  struct StartTests {
    static let sources = [
      "example", "new", "old", "equal ends", "slow", "failing", "new, failing",
      "equal ends, failing",
    ]
    static let statuses = [
      "notDetermined", "allowed", "quiet", "denied", "ephemeral", "unknown(7)",
    ]

    @Test("C38: at most three lines at the start, none when quiet", arguments: sources, statuses)
    func greeting(source: String, status: String) {
      let scratch = Scratch()
      let options = Self.options(of: source, scratch) + ["--authorization", status]
      let lines = PipeRun.run(options).lines
      #expect((2...3).contains(lines.count), "\(lines)")
      #expect(lines.first?.hasPrefix("Notification settings, ") == true, "\(lines)")
      #expect(lines.joined(separator: " ").contains("Type summary, list, or help."))
      let run = TerminalRun(options)
      let greeting = run.readThroughPrompt().split(separator: "\n").joined(separator: " ")
      #expect(lines.joined(separator: " ").hasPrefix(greeting), "\(greeting)")
      run.quit()
      let quiet = TerminalRun(options + ["--quiet"])
      let said = quiet.readThroughPrompt()
      // What is announced is not a greeting.
      let isAnnounced = source.hasSuffix("failing") || source == "equal ends"
      #expect(said.isEmpty || isAnnounced && said.split(separator: "\n").count == 1, "\(said)")
      quiet.quit()
    }

    @Test("C21: a day passes and nothing is said, and the prompt is there")
    func day() {
      let run = TerminalRun(["--virtual-time", "--quiet"])
      #expect(run.readThroughPrompt() == "")
      // All timers that there are run before this is answered.
      #expect(run.enter("wait 24h") == "24 hours passed\n")
      #expect(run.enter("alerts all") == "No new announcements\n")
      run.type("half")
      #expect(run.read(through: "half") == "half")
      let rows = """
        Error: "half" is not a command.
        Commands are list, toggle, set, quiet, digest, and more. Try help.

        """
      #expect(run.enter("") == rows)
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
      for (result, last) in [
        ("ok", "Saved"), ("fail:The disk is full.", "Not saved. The disk is full."),
      ] {
        let run = TerminalRun(options + ["--save-result", result])
        _ = run.readThroughPrompt()
        run.enter("digest daily")
        let waits = ["600ms", "2s"] + Array(repeating: "30s", count: 10)
        let rows = waits.map { run.enter("wait \($0)") }
        // First after 2 s, then one every 30 s, then the result.
        let passed = Array(repeating: "30 seconds passed\n", count: 4)
        let still = Array(repeating: "Still saving\n", count: 6)
        #expect(rows == ["600 milliseconds passed\n"] + still + ["\(last)\n"] + passed)
        run.type("quit\rquit\r")
        _ = run.waitForEnd()
        let piped = PipeRun.run(
          options + ["--save-result", result],
          input: "digest daily\nwait 10m\n"
        )
        let lines = Array(repeating: "Still saving", count: 6) + [last]
        #expect(piped.lines.dropFirst().prefix(7) == lines[...], "\(piped.lines)")
      }
    }

    private static func options(of source: String, _ scratch: Scratch) -> [String] {
      let file = """
        {"categories":[{"id":"news","title":"News"}],"quietHours":{"isOn":true,"from":"22:00",\
        "to":"22:00"}}
        """
      if source.hasSuffix("failing") {
        let first = source.prefix { $0 != "," }
        return (first == "failing" ? [] : options(of: String(first), scratch)) + [
          "--load-result", "fail",
        ]
      }
      switch source {
      case "new": return ["--preferences", scratch.file("p.json")]
      case "old":
        return [
          "--preferences",
          scratch.write(file.replacing("\"to\":\"22", with: "\"to\":\"7"), to: "p.json"),
        ]
      case "equal ends": return ["--preferences", scratch.write(file, to: "p.json")]
      case "slow": return ["--load-delay", "1h", "--virtual-time"]
      default: return []
      }
    }
  }
}
