import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("Leaving")
  struct LeavingTests {
    /// What is unsaved when the program is left.
    enum Unsaved: String, CaseIterable {
      case nothing
      case pending
      case running
      /// Saving has failed, and fails again.
      case failed
      /// Saving fails while leaving.
      case failing

      var options: [String] {
        let result = self == .failed || self == .failing ? "fail:The disk is full." : "ok"
        let delay = self == .running ? "1500ms" : "20ms"
        return ["--quiet", "--save-result", result, "--save-delay", delay]
      }

      /// What is typed before.
      var lines: [String] {
        switch self {
        case .nothing: ["where"]
        case .pending, .failing: ["digest daily"]
        // The pause before a save is 0.6 s.
        case .running: ["digest daily", "wait 650ms"]
        case .failed: ["digest daily", "wait 800ms"]
        }
      }

      var isSaved: Bool { self != .failed && self != .failing }

      /// What the leaving itself announces.
      var result: String {
        switch self {
        case .nothing: ""
        case .pending, .running: "Saved\n"
        case .failed, .failing: "Not saved. The disk is full.\n"
        }
      }

      func code(_ isSaved: Bool) -> ProgramEnding { .exited(code: isSaved ? 0 : 1) }
    }

    @Test(
      "C39, C46: at a terminal: what happened is said, the code tells it, the terminal is as before",
      arguments: ["quit", "Ctrl-D", "SIGTERM", "SIGQUIT", "SIGHUP", "half typed, SIGTERM"],
      Unsaved.allCases
    )
    func terminal(way: String, unsaved: Unsaved) {
      let run = TerminalRun(unsaved.options)
      _ = run.readThroughPrompt()
      for line in unsaved.lines { run.enter(line) }
      var echo = "\n"
      switch way {
      case "quit":
        run.type("quit\r")
        echo = "quit\n"
      case "Ctrl-D": run.type("\u{4}")
      case "SIGTERM": run.signal(SIGTERM)
      case "SIGQUIT": run.signal(SIGQUIT)
      case "SIGHUP":
        run.signal(SIGHUP)
        echo = ""
      default:
        run.type("toggle mess")
        _ = run.read(through: "mess")
        run.signal(SIGTERM)
      }
      let asksAgain = !unsaved.isSaved && (way == "quit" || way == "Ctrl-D")
      if asksAgain {
        let said = run.readThroughPrompt()
        #expect(said == "\(echo)\(unsaved.result)Type quit again to leave without saving.\n")
        run.type("quit\r")
        echo = "quit\n"
      }
      let (said, ending) = run.waitForEnd()
      let saysGoodbye = way == "quit" || way == "Ctrl-D"
      let result = asksAgain ? "" : unsaved.result
      #expect(
        said.drop { $0 == "\n" }
          == "\(echo)\(result)\(saysGoodbye ? "Goodbye\n" : "")".drop { $0 == "\n" }
      )
      #expect(ending == unsaved.code(unsaved.isSaved))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test("C39: the terminal is gone: everything is saved first", arguments: Unsaved.allCases)
    func hangUp(unsaved: Unsaved) {
      let scratch = Scratch()
      let path = scratch.file("p.json")
      let run = TerminalRun(unsaved.options + ["--preferences", path])
      _ = run.readThroughPrompt()
      for line in unsaved.lines { run.enter(line) }
      run.terminal.hangUp()
      #expect(run.waitForEnding() == unsaved.code(unsaved.isSaved))
      let isWritten = scratch.contents(of: "p.json")?.contains("\"digest\": \"daily\"") ?? false
      #expect(isWritten == (unsaved == .pending || unsaved == .running))
    }

    @Test("C39: on virtual time it ends too, whoever ends it", arguments: [SIGTERM, SIGHUP, 0])
    func virtualTime(number: Int32) {
      let run = TerminalRun(["--quiet", "--virtual-time"])
      _ = run.readThroughPrompt()
      run.enter("digest daily")
      if number == 0 { run.terminal.hangUp() } else { run.signal(number) }
      #expect(run.waitForEnding() == .exited(code: 0))
    }

    @Test(
      "C39: in a pipe and with -c",
      arguments: ["end of input", "no last newline", "quit", "SIGTERM", "SIGHUP", "SIGINT", "-c"],
      Unsaved.allCases
    )
    func pipe(way: String, unsaved: Unsaved) {
      let input = unsaved.lines.joined(separator: "\n")
      let result: PipeRun.Result
      switch way {
      case "-c":
        let commands = unsaved.lines.joined(separator: "; ")
        result = PipeRun.run(unsaved.options + ["-c", commands])
      case "end of input": result = PipeRun.run(unsaved.options, input: "\(input)\n")
      case "no last newline": result = PipeRun.run(unsaved.options, input: input)
      case "quit": result = PipeRun.run(unsaved.options, input: "\(input)\nquit\n")
      default:
        let run = PipeRun(unsaved.options)
        run.send("\(input)\nverbosity 2\n")
        _ = run.read(through: "Verbosity 2\n")
        run.signal(way == "SIGTERM" ? SIGTERM : way == "SIGHUP" ? SIGHUP : SIGINT)
        result = run.waitForEnd()
      }
      #expect(result.ending == unsaved.code(unsaved.isSaved))
      #expect(result.error == "")
      let end = "\(unsaved.result)\(way == "quit" ? "Goodbye\n" : "")"
      #expect(result.output.hasSuffix(end), "\(result.output)")
      #expect(result.output.contains("Goodbye") == (way == "quit"))
    }

    @Test("C39: what cannot be started is said on standard error, code 2")
    func refused() {
      let scratch = Scratch()
      let broken = scratch.write("{\n  broken", to: "broken.json")
      for options in [
        ["--nonsense"], ["--verbosity", "9"], ["--preferences", broken], ["summary"],
      ] {
        let result = PipeRun.run(options)
        #expect(result.ending == .exited(code: 2))
        #expect(result.output == "")
        #expect(result.error.hasPrefix("Error: ") && result.error.hasSuffix("\n"))
      }
      #expect(scratch.contents(of: "broken.json") == "{\n  broken")
    }

    @Test("C39, C46: Ctrl-C while it leaves ends it at once, and says what was not waited for")
    func interrupted() {
      let run = TerminalRun(["--quiet", "--save-delay", "1h"])
      _ = run.readThroughPrompt()
      run.enter("digest daily")
      run.type("quit\r")
      _ = run.read(through: "quit\n")
      run.type("\u{3}")
      let result = run.waitForEnd()
      #expect(result.ending == .exited(code: 1))
      #expect(result.said.hasSuffix("Left without waiting for the save\n"))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test(
      "C46: a crash gives the terminal back; only SIGKILL cannot be caught",
      arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
    )
    func crash(number: Int32) {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      run.type("half")
      _ = run.read(through: "half")
      #expect(run.terminal.settings != run.settingsBefore)
      run.signal(number)
      #expect(run.waitForEnding() == .killed(signal: number))
      #expect(run.terminal.settings == run.settingsBefore)
    }
  }
}
