import Foundation
import Synchronization
import Testing
import Transcripts

@Suite struct SuiteTests {
  private static let good = "> a\n  b\n@ end, exit 0\n"
  private static let bad = "> a\n  c\n@ end, exit 0\n"

  /// Runs a command in a folder; gives its exit code and what it said.
  private func run(
    _ arguments: [String],
    environment: [String: String] = [:],
    state: String? = nil,
    subject: FakeSubject = FakeSubject(["> a": [.line("b")]])
  ) -> (code: Int, said: [String], complaints: [String]) {
    var said: [String] = []
    var complaints: [String] = []
    let code = TranscriptCommand(
      environment: environment,
      stateFile: state,
      subject: { _, _ in subject },
      output: { said.append($0) },
      complaint: { complaints.append($0) }
    ).run(arguments)
    return (code, said, complaints)
  }

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test func allFilesRunAndTheSummaryIsInWords() throws {
    let folder = try folder(["a/1.txt": Self.good, "b.txt": Self.bad, "c.txt": Self.good])
    let (code, said, complaints) = run(["replay", folder.path])
    #expect(code == 1)
    #expect(complaints.isEmpty)
    #expect(said.first == "\(folder.path)/b.txt line 2, 0 s in: expected \"c\", heard \"b\"")
    #expect(said.last == "2 passed, 1 failed: \(folder.path)/b.txt")
    #expect(said.contains("-  c") && said.contains("+  b"))
    #expect(run(["replay", folder.path + "/c.txt"]).said == ["1 passed"])
  }

  @Test func anUnsoundFileIsExitCode2AndTheOthersRun() throws {
    let folder = try folder(["a.txt": "> a\n", "b.txt": Self.bad, "c.txt": Self.good])
    let (code, said, complaints) = run(["replay", folder.path, folder.path + "/none.txt"])
    #expect(code == 2)
    #expect(complaints.first?.hasPrefix("Error: \(folder.path)/a.txt line 1: ") ?? false)
    #expect(complaints.last == "Error: \(folder.path)/none.txt: There is no such file.")
    #expect(said.last?.hasPrefix("1 passed, 1 failed, 2 could not be used: ") ?? false)
    #expect(run(["replay", folder.path, "/nowhere"]).code == 2)
  }

  @Test func nothingReplayedIsNoPass() throws {
    let folder = try folder(["a.txt": "~ <Up>\n  b\n@ end, exit 0\n", "c/d.md": ""])
    let (code, said, complaints) = run(["replay", folder.path])
    #expect(code == 2)
    #expect(complaints == ["Error: Nothing was replayed, all files were left out."])
    #expect(
      said == [
        "\(folder.path)/a.txt runs in the terminal only, it presses <Up>",
        "0 passed, 1 left out",
      ]
    )
    let empty = run(["replay", folder.path + "/c"])
    #expect(empty.code == 2)
    #expect(empty.complaints.first?.contains("has no transcript") ?? false)
    #expect(run(["replay", "--filter", "zzz", folder.path]).code == 2)
    #expect(
      run(["replay", "--filter", "zzz", folder.path]).complaints
        == ["Error: No file's path holds \"zzz\". Try replay without --filter."]
    )
    #expect(run(["replay", "--shard", "2/2", folder.path]).code == 2)
  }

  @Test func resultsStandInTheOrderOfTheFilesWhateverTheJobs() throws {
    let folder = try TemporaryFolder()
    for index in 100..<260 {
      try folder.write(index % 3 == 0 ? Self.bad : Self.good, to: "f\(index).txt")
    }
    let alone = run(["replay", "--jobs", "1", folder.path])
    #expect(alone.said.last?.hasPrefix("107 passed, 53 failed: ") ?? false)
    for jobs in ["2", "7", "64"] {
      let together = run(["replay", "--jobs", jobs, folder.path])
      #expect(together.said == alone.said)
      #expect(together.code == 1)
    }
  }

  @Test func shardsAreAllFilesOnce() throws {
    let folder = try TemporaryFolder()
    for index in 0..<10 { try folder.write(Self.bad, to: "f\(index).txt") }
    var said: [String] = []
    for part in 1...3 {
      let lines = run(["replay", "--shard", "\(part)/3", folder.path]).said
      said += lines.filter { $0.contains("line 2") }
    }
    #expect(Set(said).count == 10 && said.count == 10)
  }

  @Test func tapIsNumberedAndPlanned() throws {
    let folder = try folder([
      "a.txt": Self.good, "b#1.txt": Self.bad, "c.txt": "> a\n",
      "d.txt": "~ a<Up>\n  b\n@ end, exit 0\n",
    ])
    let (code, said, complaints) = run(["replay", "--tap", folder.path])
    #expect(code == 2)
    #expect(complaints.isEmpty)
    #expect(
      said.filter { !$0.hasPrefix("#") } == [
        "TAP version 14", "ok 1 - \(folder.path)/a.txt", "not ok 2 - \(folder.path)/b\\#1.txt",
        "not ok 3 - \(folder.path)/c.txt",
        "ok 4 - \(folder.path)/d.txt # SKIP runs in the terminal only, it presses <Up>", "1..4",
      ]
    )
    #expect(
      said.last?.hasPrefix("# 1 passed, 1 failed, 1 could not be used, 1 left out: ") ?? false
    )
  }

  @Test func junitIsSoundXML() throws {
    let folder = try folder(["a.txt": Self.good, "b&<.txt": Self.bad, "c.txt": "> a\u{1B}\n"])
    let file = folder.path + "/out.xml"
    #expect(run(["replay", "--junit", file, folder.path]).code == 2)
    let text = try folder.read("out.xml")
    #expect(text.contains("tests=\"3\" failures=\"1\" errors=\"1\" skipped=\"0\""))
    #expect(text.contains("b&amp;&lt;.txt line 2, 0 s in: expected &quot;c&quot;"))
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let first = text
    _ = run(["replay", "--junit", file, folder.path])
    #expect(try folder.read("out.xml") == first)
    #expect(run(["replay", "--junit", "/nowhere/a.xml", folder.path + "/a.txt"]).code == 2)
  }

  @Test func retestIsWhatFailedLastTime() throws {
    let folder = try folder(["a.txt": Self.good, "b.txt": Self.bad, "c.txt": "x\n"])
    let state = folder.path + "/state"
    #expect(run(["replay", "--retest", folder.path], state: state).code == 2)
    #expect(run(["replay", folder.path], state: state).code == 2)
    #expect(try folder.read("state") == "\(folder.path)/b.txt\n\(folder.path)/c.txt\n")
    try folder.write(Self.good, to: "c.txt")
    let again = run(["replay", "--retest"], state: state)
    #expect(again.said.last == "1 passed, 1 failed: \(folder.path)/b.txt")
    #expect(try folder.read("state") == "\(folder.path)/b.txt\n")
    // Another file's pass does not clear it.
    #expect(run(["replay", folder.path + "/a.txt"], state: state).code == 0)
    #expect(try folder.read("state") == "\(folder.path)/b.txt\n")
    try folder.write(Self.good, to: "b.txt")
    #expect(run(["replay", "--retest", folder.path], state: state).said == ["1 passed"])
    #expect(
      run(["replay", "--retest", folder.path], state: state).complaints
        == ["Error: None of these files failed last time. Try replay without --retest."]
    )
    #expect(run(["replay", "--retest", folder.path]).code == 2)
  }

  @Test func loopReplaysUntilARoundFails() throws {
    let folder = try folder(["a.txt": "> list\n  Number 1\n@ end, exit 0\n"])
    let counter = FakeSubject.Counter()
    let subject = FakeSubject(counter: counter)
    let (code, said, _) = run(["replay", "--loop", "1000", folder.path], subject: subject)
    #expect(code == 1)
    #expect(counter.count == 2)
    #expect(said.first?.hasPrefix("In round 2, \(folder.path)/a.txt line 2, 0 s in: ") ?? false)
    let steady = FakeSubject(["> list": [.line("Number 1")]])
    let all = run(["replay", "--loop", "1000", folder.path], subject: steady)
    #expect(all.said == ["1 passed 1000 times"])
  }

  @Test func actualIsWrittenBesideAFailureAndOnlyWhenAsked() throws {
    let folder = try folder(["b.txt": Self.bad])
    _ = run(["replay", folder.path])
    #expect(try folder.names() == ["b.txt"])
    _ = run(["replay", "--actual", folder.path])
    #expect(try folder.read("b.txt.actual") == Self.good)
    #expect(try folder.read("b.txt") == Self.bad)
    try folder.write(Self.good, to: "b.txt")
    #expect(run(["replay", "--actual", folder.path]).code == 0)
    #expect(try folder.names() == ["b.txt"])
  }

  @Test func recordingStillFailsAndThenPasses() throws {
    let folder = try folder(["a.txt": "> a\n@ end, exit 0\n", "b.txt": Self.bad])
    let inCI = run(["record", folder.path], environment: ["CI": "1"])
    #expect(inCI.code == 2)
    #expect(try folder.read("a.txt") == "> a\n@ end, exit 0\n")
    let (code, said, _) = run(["record", folder.path])
    #expect(code == 1)
    #expect(said.first == "\(folder.path)/a.txt: Recorded, look at it and replay again")
    #expect(said.last?.hasPrefix("0 passed, 1 failed, 1 recorded: ") ?? false)
    #expect(try folder.read("b.txt") == Self.bad)
    #expect(run(["record", "--mode", "failed", folder.path]).code == 1)
    #expect(run(["record", folder.path]).said == ["2 passed"])
    #expect(run(["replay", folder.path]).code == 0)
  }

  @Test func theKeyboardIsHandedOver() throws {
    let folder = try folder(["a.txt": Self.good])
    var said: [String] = []
    let command = TranscriptCommand(
      environment: [:],
      stateFile: nil,
      subject: { _, _ in FakeSubject(["> a": [.line("b")]]) },
      handOver: { subject in subject.typedText == "" ? 7 : 0 },
      output: { said.append($0) },
      complaint: { said.append($0) }
    )
    #expect(command.run(["replay", "--until", "2", folder.path + "/a.txt"]) == 7)
    #expect(said == ["> a", "b"])
    #expect(run(["replay", "--until", "2", folder.path + "/a.txt"]).code == 2)
  }

  @Test func helpIsMadeOfTheOptions() {
    let (code, said, _) = run(["replay", "--help"])
    #expect(code == 0)
    #expect(said.contains("--shard K/N: only part K of N of the files"))
    #expect(!said.contains { $0.hasPrefix("--mode") })
  }
}
