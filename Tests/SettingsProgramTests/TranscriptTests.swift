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

/// Every transcript of the repository, and README, whose sessions are transcripts too.
enum TranscriptFileList {
  static let all: [String] = {
    let folder = Repository.path("Transcripts")
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let transcripts = files.filter { $0.hasSuffix(".txt") }.sorted().map { "Transcripts/\($0)" }
    return transcripts + ["README.md"]
  }()
}
