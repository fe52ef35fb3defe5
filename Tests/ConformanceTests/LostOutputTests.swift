import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("What is lost, and what has no end")
  struct LostOutputTests {
    @Test(
      "What a tool says is lost on a full disk: its code says so",
      arguments: [
        ["--help"], ["--version"], ["audit"], ["replay", "--help"], ["speak", "--help"],
      ]
    )
    func toolsUnheard(arguments: [String]) {
      let program = RunningProgram(
        path: Product.path,
        arguments: arguments,
        environment: Product.environment(),
        streams: [.closed, .file("/dev/full", flags: O_WRONLY), .closed]
      )
      #expect(program?.wait() == .exited(code: 1))
    }

    @Test("Elements without an end are refused", arguments: ["speak", "audit"])
    func endlessElements(command: String) {
      let program = RunningProgram(
        path: Product.path,
        arguments: [command, "-"],
        environment: Product.environment(),
        streams: [.file("/dev/zero", flags: O_RDONLY), .closed, .closed]
      )
      #expect(program?.wait() == .exited(code: 2))
    }

    @Test("A recording that cannot be written on leaving: its code says so")
    func recordingLost() {
      let (scratch, name) = (Scratch(), "folder")
      let folder = scratch.file(name)
      #expect(unsafe mkdir(folder, 0o755) == 0)
      let run = PipeRun(["--record", "\(folder)/s.txt"])
      run.send("where\n")
      _ = run.read(through: "1 of 21\n")
      // Where it was to stand is gone.
      #expect(unsafe rename(folder, scratch.file("elsewhere")) == 0)
      run.endInput()
      let result = run.waitForEnd()
      #expect(result.ending == .exited(code: 1))
      #expect(result.error.hasPrefix("Error: \(folder)/s.txt: It could not be written: "))
    }
  }
}
