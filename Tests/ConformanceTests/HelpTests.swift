import TestSupport
import Testing

extension ConformanceTests {
  @Suite("Help about accessibility")
  struct HelpTests {
    @Test("C50: help accessibility names levels, policy, readers and limits; what it says is so")
    func help() {
      let said = PipeRun.run(["--quiet"], input: "help accessibility\n").output
      for word in [
        "Verbosity 1", "2", "3", "announced", "Announce enter", "announce off", "12 rows",
      ] {
        #expect(said.contains(word), "\(word)")
      }
      let judged = Scratch.contents(of: Repository.path("Tests/ScreenReaders/README.md")) ?? ""
      for reader in ["TDSR", "Fenrir", "Orca", "brltty"] {
        #expect(said.contains(reader) && judged.lowercased().contains(reader.lowercased()))
      }
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      for word in ["alerts", "repeat", "more", "announce enter", "announce off", "verbosity 3"] {
        #expect(!run.enter(word).hasPrefix("Error"), "\(word)")
      }
      run.quit()
    }
  }
}
