import Foundation
import TestSupport
import Testing
import Transcripts

@testable import SettingsProgram

@Suite("Live sessions as transcripts, and transcripts as live sessions", .timeLimit(.minutes(5)))
final class SeamRecordTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(component: "seam-record-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a session is recorded with its waits, and replays")
  func records() throws {
    let run = try record(
      ["--authorization", "allowed", "--save-delay", "50ms"],
      typing: [
        ("Notifications, Allowed\n", "digest daily"), ("Daily, tab", "foo"),
        ("Saved\n", "list digest"), ("", "wait 20ms"), ("", ""), ("", "quit"),
      ]
    )
    #expect(run.error == "")
    #expect(run.exitCode == 0)
    let lines = try text("s.txt").split(separator: "\n")
    #expect(lines[1] == "@ options --authorization allowed --save-delay 50ms")
    // It came while nothing was typed, some time after the second line.
    #expect(lines.contains { $0.hasPrefix("* ") && $0.hasSuffix("s Saved") && $0 != "* 0s Saved" })
    #expect(lines.contains(">"))
    #expect(lines.last == "@ end, exit 0")
    #expect(replay("s.txt") == [.passed])
  }

  @Test("on virtual time nothing waits")
  func recordsVirtualTime() throws {
    let run = try record(
      ["--virtual-time", "--quiet"],
      typing: [("", "digest daily"), ("", "wait 2s")]
    )
    #expect(run.output == "Daily, tab, selected, 2 of 3\nSaved\n")
    #expect(try text("s.txt").contains("@ wait") == false)
    #expect(replay("s.txt") == [.passed])
  }

  @Test("a tab in a typed line, both kinds of quotes and a mark after a blank can be written")
  func recordsOddText() throws {
    let run = try record(
      ["--virtual-time", "--quiet", "--save-result", "fail:Can't reach \"server\""],
      typing: [("", "toggle messages\tpush"), ("", "simulate announce \u{1F3FD}"), ("", "wait 2s")]
    )
    #expect(run.error == "")
    let lines = try text("s.txt").split(separator: "\n")
    #expect(lines[1] == "@ options --save-result 'fail:Can'\"'\"'t reach \"server\"'")
    #expect(lines.contains("> toggle messages push"))
    #expect(lines.contains("* 1.4s Not saved. Can't reach \"server\""))
    #expect(replay("s.txt") == [.passed])
  }

  @Test("preferences are copied as they were, and the environment's locale and zone are kept")
  func copiesPreferences() throws {
    let original = try Data(
      contentsOf: URL(filePath: Repository.path("Transcripts/files/two.json"))
    )
    try original.write(to: folder.appending(component: "p.json"))
    let run = try record(
      ["--preferences=p.json"],
      environment: ["LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"],
      typing: [("", "digest daily"), ("", "quit")]
    )
    #expect(run.error == "")
    #expect(try Data(contentsOf: folder.appending(component: "s-p.json")) == original)
    #expect(try Data(contentsOf: folder.appending(component: "p.json")) != original)
    #expect(
      try text("s.txt").contains(
        "@ options --preferences s-p.json --locale de_DE --time-zone Europe/Berlin\n"
      )
    )
    #expect(replay("s.txt") == [.passed])
  }

  @Test("what a replay hears otherwise is told, and the file is written all the same")
  func tellsDifferences() throws {
    let run = try record(
      ["--virtual-time", "--quiet", "--save-result", "fail"],
      typing: [("", "digest daily"), ("", "quit")]
    )
    #expect(run.exitCode == 1)
    #expect(
      run.error == "s.txt was written, but a replay differs: heard \"Goodbye\", "
        + "replayed \"Type quit again to leave without saving.\".\n"
    )
    #expect(replay("s.txt") == [.passed])
  }

  @Test("a file that exists is left alone")
  func refusesExistingFiles() throws {
    try Data("mine".utf8).write(to: folder.appending(component: "s.txt"))
    try Data("{}".utf8).write(to: folder.appending(component: "p.json"))
    let run = try record(["--preferences", "p.json"], typing: [])
    #expect(run.exitCode == 2)
    #expect(
      run.error == "Error: s.txt exists already, and a recording never overwrites."
        + " Try --record s-2.txt.\n"
    )
    #expect(try text("s.txt") == "mine")
    #expect(try names() == ["p.json", "s.txt"])
  }

  @Test("a copy that exists is left alone, and the mode is kept", arguments: [0o600, 0o640])
  func keepsOtherCopies(mode: Int) throws {
    try Data("mine".utf8).write(to: folder.appending(component: "s-p.json"))
    let text = "{\"categories\": [], \"digest\": \"weekly\"}"
    let path = folder.appending(component: "p.json").path()
    let isMade = FileManager.default.createFile(
      atPath: path,
      contents: Data(text.utf8),
      attributes: [.posixPermissions: mode]
    )
    try #require(isMade)
    let run = try record(["--preferences", "p.json"], typing: [("", "digest daily")])
    #expect(run.exitCode == 0 && run.error == "")
    #expect(try self.text("s-p.json") == "mine")
    #expect(try self.text("s-p-2.json") == text)
    let copy = folder.appending(component: "s-p-2.json").path()
    let permissions = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions]
    #expect(permissions as? Int == mode)
    #expect(replay("s.txt") == [.passed])
  }

  @Test("what somebody else has made meanwhile is left alone, and the code tells it")
  func refusesLateFiles() throws {
    let other = folder.appending(component: "s.txt")
    try Data("{\"categories\": []}".utf8).write(to: folder.appending(component: "p.json"))
    let files = try RecordingFiles(
      other.path(),
      preferences: folder.appending(component: "p.json").path()
    )
    #expect(try names() == ["p.json"])
    try Data("theirs".utf8).write(to: other)
    let error = #expect(throws: TranscriptFileError.self) { try files.write(["x"]) }
    #expect(error?.sentence == "\(other.path()): It could not be written: File exists.")
    #expect(try names() == ["p.json", "s.txt"])
    #expect(try text("s.txt") == "theirs")
  }

  @Test("nothing is left when the program cannot start")
  func leavesNothing() throws {
    try Data("{".utf8).write(to: folder.appending(component: "p.json"))
    let run = try record(["--preferences", "p.json"], typing: [])
    #expect(run.exitCode == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()) == ["p.json"])
  }

  @Test("what was held while something was typed is typed before it")
  func holds() {
    var script = SessionScript(options: ["--save-result", "fail:It is full."])
    script.becomeReady(at: .zero)
    script.add(.line("digest <x>"), at: .seconds(2), typing: .milliseconds(500))
    script.becomeReady(at: .seconds(2))
    script.add(.interrupt("a<"), at: .seconds(2), typing: nil)
    script.add(.line(""), at: .seconds(3), typing: .seconds(3))
    #expect(
      script.ended(exitCode: 0, at: .seconds(3)) == [
        "# A recorded session.", "@ options --save-result \"fail:It is full.\"", "@ wait 0.5s",
        "~ d", "@ wait 1.5s", "> digest <x>", "~ a<Less><Ctrl-C>", "@ wait 1s", "~ x",
        "~ <Backspace>", ">", "@ end, exit 0",
      ]
    )
  }

  @Test("the keyboard is handed over with what is under way")
  func handsOver() throws {
    let file = Repository.path("Transcripts/saving/failed-and-retried.txt")
    let run = try ProgramProcess(
      ["replay", file, "--until", "5"],
      in: folder,
      typing: [("", "om 21:00"), ("", "wait 1.6s"), ("", "where")]
    )
    #expect(
      run.output == """
        @ options --authorization allowed --save-result fail
        > toggle messages push
        Push, toggle, Off
        ~ quiet fr
        From, 9:00 PM. Quiet hours are off
        Not saved. Your changes weren't saved. Check your connection and try again.
        Notification settings, Notifications, Allowed, 1 of 25, not saved yet
        Not saved. Your changes weren't saved. Check your connection and try again.

        """
    )
    #expect(run.error == "")
    #expect(run.exitCode == 1)
  }

  @Test(
    "the keyboard is not handed over where it cannot be",
    arguments: [
      (["--until", "4", "--seam", "pipe"], "The keyboard is handed over in process only."),
      (["--until", "99"], "The program has left by then."),
    ]
  )
  func refusesHandOver(options: [String], sentence: String) throws {
    let file = Repository.path("Transcripts/leaving/nothing-to-save.txt")
    let run = try ProgramProcess(["replay", file] + options, in: folder, typing: [])
    #expect(run.exitCode == 2)
    #expect(run.error.hasPrefix("Error: \(sentence)"))
  }

  private func record(
    _ arguments: [String],
    environment: [String: String] = [:],
    typing lines: [(after: String, line: String)]
  ) throws -> ProgramProcess {
    try ProgramProcess(
      arguments + ["--record", "s.txt"],
      in: folder,
      environment: ["TZ": "UTC"].merging(environment) { $1 },
      typing: lines
    )
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(component: name), encoding: .utf8)
  }

  private func replay(_ name: String) -> [TranscriptVerdict] {
    let path = folder.appending(component: name).path()
    return TranscriptReplay.results(path: path) { InProcessSubject(path: path) }.map(\.verdict)
  }
}
