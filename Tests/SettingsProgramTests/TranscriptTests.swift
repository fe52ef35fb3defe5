import SettingsProgram
import TestSupport
import Testing
import Transcripts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite("Transcripts, one case a file")
struct TranscriptTests {
  @Test("is heard as it is written", arguments: TranscriptFileList.all)
  func replays(file: String) {
    let path = Repository.path(file)
    let results = TranscriptReplay.results(path: path) { InProcessSubject(path: path) }
    for result in results {
      #expect(result.verdict == .passed, "\(result.lines.joined(separator: "\n"))")
    }
  }

  @Test("there are many of them")
  func count() {
    #expect(TranscriptFileList.all.count >= 41)
  }

  @Test(
    "an option without an effect in a transcript is refused",
    arguments: [
      ["-c", "list"], ["--record", "s.txt"], ["--control", "3"], ["--help"], ["--version"],
    ]
  )
  func foreignOptions(words: [String]) {
    let expected = TranscriptSubjectError(
      "The options were refused. \(words[0]) does not go with a transcript."
        + " Try notification-settings --help."
    )
    var subject = InProcessSubject(path: "story.txt")
    #expect(throws: expected) { _ = try subject.start(options: words) }
    var executable = ExecutableSubject(path: "story.txt", medium: .pipe)
    #expect(throws: expected) { _ = try executable.start(options: words) }
  }
}

extension TranscriptTests {
  @Test("what has left does not start again, in any seam")
  func restartAfterLeaving() throws {
    let expected = TranscriptSubjectError("The program has left.")
    let executable = try SeamHarness.executable
    let subjects: [any TranscriptSubject] = [
      InProcessSubject(path: "story.txt"),
      ExecutableSubject(path: "story.txt", medium: .pipe, executable: executable),
      ExecutableSubject(path: "story.txt", medium: .terminal, executable: executable),
    ]
    for var subject in subjects {
      _ = try subject.start(options: [])
      #expect(try subject.enter("quit") == [.line("Goodbye")])
      #expect(throws: expected) { _ = try subject.restart() }
    }
  }

  @Test("the keyboard is not handed over before anything began")
  func handsOverNothing() {
    let scratch = Scratch()
    scratch.write("# Prose.\n@ options --quiet\n> where\n@ end, exit 0\n", to: "a.txt")
    let run = PipeRun.run(["replay", scratch.path + "/a.txt", "--until", "1"])
    #expect(run.error == "Error: Nothing has begun by then. Try a later line.\n")
    #expect(run.ending == .exited(code: 2))
  }
}

/// Every transcript of the repository, and README, whose sessions are transcripts too.
enum TranscriptFileList {
  static let all: [String] = {
    let folder = Repository.path("Transcripts")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let transcripts = files.filter { $0.hasSuffix(".txt") }.sorted().map { "Transcripts/\($0)" }
    return transcripts + ["README.md"]
  }()
}
