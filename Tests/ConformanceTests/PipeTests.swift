import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("Without a terminal")
  struct PipeTests {
    @Test("C40: the same words as at a terminal, no prompt, no echo, a last line without its end")
    func sameWords() {
      let lines = [
        "list", "toggle messages push", "foo", "where", "help", "wait 2s", "alerts", "quiet on",
      ]
      let options = ["--quiet", "--virtual-time", "--page", "100", "--locale", "en_US"]
      let run = TerminalRun(options, columns: 200)
      _ = run.readThroughPrompt()
      let said = lines.map { run.enter($0) }.joined()
      run.quit()
      let piped = PipeRun.run(options, input: lines.joined(separator: "\n"))
      // Lines that are longer than 78 columns are rows at a terminal; the save comes while leaving.
      #expect(Self.words(piped.output).starts(with: Self.words(said)))
      #expect(piped.output.hasSuffix("\n"))
    }

    @Test(
      "With --fail-on-error the first error ends the run with 1, without it the code is 0",
      arguments: [
        ([], ["-c", "foo; quit"]), (["foo", "quiet on", "bar"], []), (["where", "\"x"], []),
      ]
        as [([String], [String])]
    )
    func failsOnError(lines: [String], commands: [String]) {
      let input = lines.map { $0 + "\n" }.joined()
      let options = ["--quiet", "--virtual-time", "--locale", "en_US"] + commands
      let run = PipeRun.run(options, input: input)
      #expect(run.ending == .exited(code: 0))
      #expect(!run.output.contains("The rest was not run."))
      let failed = PipeRun.run(options + ["--fail-on-error"], input: input)
      #expect(failed.ending == .exited(code: 1))
      #expect(failed.output.hasSuffix("\nThe rest was not run.\n"))
      #expect(failed.output.split(separator: "\n").count { $0.hasPrefix("Error: ") } == 1)
      #expect(failed.error.isEmpty)
    }

    @Test("C37: an answer is one write, its last byte a line feed")
    func writes() {
      var ends: [Int32] = [-1, -1]
      _ = unsafe socketpair(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0, &ends)
      defer { close(ends[0]) }
      let commands = ["summary", "list", "foo", "quiet on", "help", "where", "turn on"]
      let scratch = Scratch()
      let input = scratch.write(commands.map { "\($0)\n" }.joined(), to: "input")
      let program = RunningProgram(
        path: Product.path,
        arguments: ["--quiet", "--locale", "en_US"],
        environment: Product.environment(),
        streams: [
          .file(input, flags: O_RDONLY), .descriptor(ends[1]), .file("/dev/null", flags: O_WRONLY),
        ]
      )
      close(ends[1])
      #expect(program?.wait() == .exited(code: 0))
      var writes: [String] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = unsafe recv(ends[0], &chunk, chunk.count, Int32(MSG_DONTWAIT))
        guard count > 0 else { break }
        writes.append(String(decoding: chunk[..<count], as: UTF8.self))
      }
      #expect(writes.count == commands.count + 1, "\(writes)")
      #expect(writes.allSatisfy { $0.hasSuffix("\n") })
      #expect(writes.last == "Saved\n")
    }

    @Test(
      "A reader that has gone, a full disk, closed descriptors: it ends, and says so by its code"
    )
    func nobodyHears() {
      let run = PipeRun(["--quiet"])
      run.closeOutput()
      run.send("summary\nsummary\n")
      run.endInput()
      #expect(run.waitForEnd().ending == .exited(code: 1))
      let cases: [[RunningProgram.Stream]] = [
        [.file("/dev/null", flags: O_RDONLY), .file("/dev/full", flags: O_WRONLY)],
        [.file("/dev/null", flags: O_RDONLY), .closed],
        [.closed, .file("/dev/full", flags: O_WRONLY)],
        [.closed, .closed],
      ]
      for streams in cases {
        let program = RunningProgram(
          path: Product.path,
          arguments: [],
          environment: Product.environment(),
          streams: streams + [.closed]
        )
        #expect(program?.wait() == .exited(code: 1), "\(streams)")
      }
      let silent = RunningProgram(
        path: Product.path,
        arguments: ["--quiet"],
        environment: Product.environment(),
        streams: [.closed, .file("/dev/null", flags: O_WRONLY), .closed]
      )
      #expect(silent?.wait() == .exited(code: 0))
    }

    @Test("A folder as input is refused with a code, and -c doesn't need the input")
    func folderAsInput() {
      for (arguments, code) in [(["--quiet"], 2), (["--quiet", "-c", "where"], 0)] {
        let program = RunningProgram(
          path: Product.path,
          arguments: arguments,
          environment: Product.environment(),
          streams: [
            .file("/", flags: O_RDONLY), .file("/dev/null", flags: O_WRONLY), .closed,
          ]
        )
        #expect(program?.wait() == .exited(code: code), "\(arguments)")
      }
    }

    @Test("Only one end is a terminal: no prompt, the same words")
    func halfTerminal() {
      let terminal = PseudoTerminal()
      let scratch = Scratch()
      let input = scratch.write("where\n", to: "input")
      let program = RunningProgram(
        path: Product.path,
        arguments: ["--quiet"],
        environment: Product.environment(),
        streams: [.file(input, flags: O_RDONLY), .descriptor(terminal.program), .closed]
      )
      #expect(program?.wait() == .exited(code: 0))
      #expect(
        terminal.readRestOfEnded() == "Notification settings, Notifications are off, 1 of 21\r\n"
      )
      terminal.end()
    }

    @Test("C15: everything announced is in the log, in order, and is new only once")
    func log() {
      let input = (1...40).map { "simulate announce Item \($0)\n" }.joined()
      let result = PipeRun.run(["--quiet"], input: input + "alerts\nalerts\nalerts all\n")
      let tail = result.lines.drop { $0 != "Simulated, announce Item 40" }.dropFirst(2)
      let items = (1...40).map { "Item \($0)" }
      #expect(tail.prefix(40).elementsEqual(items))
      #expect(tail.dropFirst(40).first == "No new announcements")
      #expect(
        tail.dropFirst(41).elementsEqual((1...40).map { "\($0) of 40, Item \($0)" }),
        "\(tail)"
      )
    }

    private static func words(_ text: String) -> [Substring] {
      text.split { $0 == " " || $0 == "\n" }
    }
  }
}
