import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension ConformanceTests {
  @Suite("The preferences file while the program runs")
  struct FileTests {
    static let file = """
      {"categories":[{"id":"a","title":"Letters"},{"id":"b","title":"Bills"}],"digest":"weekly"}
      """

    @Test("Two sessions that set different things both win, one after the other and at once")
    func twoSessions() {
      let scratch = Scratch()
      let path = scratch.write(Self.file, to: "p.json")
      let runs = (0..<2).map { _ in TerminalRun(["--quiet", "--preferences", path]) }
      for run in runs { _ = run.readThroughPrompt() }
      runs[0].enter("set letters push on")
      #expect(runs[0].read(through: " > ") == "Saved > ")
      runs[1].enter("set bills email on")
      #expect(runs[1].read(through: " > ") == "Saved > ")
      runs[0].type("set letters sms on\r")
      runs[1].type("digest off\r")
      for run in runs { #expect(run.read(through: "Saved > ").hasSuffix("\n> Saved > ")) }
      for run in runs { run.quit() }
      let said = PipeRun.run(["--quiet", "--preferences", path], input: "summary\n").output
      #expect(said.contains("Letters, Push and SMS\nBills, Email\nEmail digest, Off\n"), "\(said)")
      #expect(Scratch.names(in: scratch.path) == ["p.json"])
    }

    @Test("Deleted, a folder, a link that leads nowhere: said in a sentence, kept, retried")
    func replaced() {
      let scratch = Scratch()
      let path = scratch.write(Self.file, to: "p.json")
      let run = TerminalRun(["--quiet", "--preferences", path])
      _ = run.readThroughPrompt()
      func change() -> String {
        run.enter("toggle letters push")
        return run.read(through: " > ")
      }
      unsafe unlink(path)
      #expect(change() == "Not saved. p.json is not there. > ")
      #expect(Scratch.names(in: scratch.path).isEmpty)
      unsafe mkdir(path, 0o700)
      #expect(change() == "Not saved. p.json could not be written. It is a folder. > ")
      unsafe rmdir(path)
      unsafe symlink("p.json", path)
      #expect(change().contains("symbolic links lead in a circle. > "))
      unsafe unlink(path)
      scratch.write(Self.file, to: "p.json")
      run.enter("retry")
      #expect(run.read(through: " > ") == "Saved > ")
      #expect(
        scratch.contents(of: "p.json")?.contains("\"push\"\n      ],\n      \"title\"") == true
      )
      #expect(run.quit().ending == .exited(code: 0))
    }

    @Test("Killed while it saves: the file is whole", arguments: 0..<5)
    func killed(round: Int) {
      let scratch = Scratch()
      let path = scratch.write(Self.file, to: "p.json")
      for _ in 0..<4 {
        let run = PipeRun(["--quiet", "--preferences", path])
        run.send("digest daily\ntoggle letters push\nquit\n")
        _ = run.read(through: "toggle")
        run.signal(SIGKILL)
        _ = run.waitForEnd()
        #expect(PipeRun.run(["--quiet", "--preferences", path]).ending == .exited(code: 0))
      }
    }

    @Test("Typed lines of a session that is killed are kept")
    func historyOfTheKilled() {
      let scratch = Scratch()
      let path = scratch.write(Self.file, to: "p.json")
      let environment = ["XDG_STATE_HOME": scratch.path]
      let run = TerminalRun(["--quiet", "--preferences", path], environment: environment)
      _ = run.readThroughPrompt()
      for line in ["where", "list digest"] { run.enter(line) }
      run.signal(SIGKILL)
      #expect(run.waitForEnding() == .killed(signal: SIGKILL))
      #expect(
        scratch.contents(of: "notification-settings/history") == "where\nlist digest\n"
      )
    }

    @Test("Typed lines are kept for their owner alone; a link is left alone, no folder is no fault")
    func history() {
      let scratch = Scratch()
      let path = scratch.write(Self.file, to: "p.json")
      func session(_ home: String?) -> TerminalRun {
        let run = TerminalRun(["--quiet", "--preferences", path], environment: ["HOME": home])
        _ = run.readThroughPrompt()
        run.enter("where")
        #expect(run.quit().ending == .exited(code: 0))
        return run
      }
      _ = session(scratch.path)
      let name = ".local/state/notification-settings/history"
      #expect(scratch.contents(of: name) == "where\nquit\n")
      scratch.write("untouched", to: "victim")
      unsafe unlink(scratch.file(name))
      unsafe symlink(scratch.file("victim"), scratch.file(name))
      _ = session(scratch.path)
      #expect(scratch.contents(of: "victim") == "untouched")
      _ = session("/proc/nowhere")
      _ = session(nil)
    }
  }
}
