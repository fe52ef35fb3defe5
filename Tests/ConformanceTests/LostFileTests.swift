import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("A preferences file that is taken away")
  struct LostFileTests {
    @Test("F4: is never replaced by the sample, through a pipe")
    func pipe() {
      let scratch = Scratch()
      let path = scratch.write(LostFile.text, to: "p.json")
      let run = PipeRun(["--quiet", "--preferences", path])
      for step in LostFile.steps {
        step.prepare(scratch)
        run.send(step.line + "\n")
        for said in step.said { #expect(run.read(through: said).hasSuffix(said)) }
      }
      run.endInput()
      #expect(run.waitForEnd().ending == .exited(code: 0))
      #expect(scratch.contents(of: "p.json").map(LostFile.isKept) == true)
    }

    @Test("F4: is never replaced by the sample, at a terminal")
    func terminal() {
      let scratch = Scratch()
      let path = scratch.write(LostFile.text, to: "p.json")
      let run = TerminalRun(
        ["--quiet", "--preferences", path],
        environment: ["HOME": scratch.path],
        columns: 200
      )
      _ = run.readThroughPrompt()
      for step in LostFile.steps {
        step.prepare(scratch)
        run.type(step.line + "\r")
        for said in step.said { #expect(run.read(through: said).hasSuffix(said)) }
      }
      #expect(run.quit().ending == .exited(code: 0))
      #expect(scratch.contents(of: "p.json").map(LostFile.isKept) == true)
    }

    @Test("S1: a save that waits for somebody's lock says for whom, and ends at a signal")
    func locked() throws {
      let scratch = Scratch()
      let path = scratch.write(LostFile.text, to: "p.json")
      let folder = unsafe open(scratch.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      defer { close(folder) }
      try #require(flock(folder, LOCK_EX) == 0)
      for signal in [SIGTERM, SIGHUP] {
        let run = PipeRun(["--quiet", "--preferences", path])
        run.send("digest daily\n")
        #expect(run.read(through: "Still saving\n").hasSuffix("Still saving\n"))
        #expect(run.read(through: ".\n").hasPrefix("p.json is locked by "))
        run.signal(signal)
        let end = run.waitForEnd()
        #expect(end.output.hasPrefix("Not saved. p.json could not be written. It is locked by "))
        #expect(end.ending == .exited(code: 1))
      }
      #expect(scratch.contents(of: "p.json") == LostFile.text)
    }
  }
}
