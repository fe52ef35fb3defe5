import Foundation
import Testing
import Transcripts

@Suite struct RecorderTests {
  /// What a person wrote of the story: nothing recorded.
  static let written = Story.text.split(separator: "\n", omittingEmptySubsequences: false)
    .filter { !$0.hasPrefix("  ") && !$0.hasPrefix("! ") && !$0.hasPrefix("* ") }
    .joined(separator: "\n")

  private func record(
    _ text: String,
    _ mode: RecordMode,
    _ subject: FakeSubject = Story.subject
  ) throws -> (verdict: TranscriptVerdict, text: String) {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.txt")
    let document = try TranscriptDocument(path: path)
    let results = TranscriptRecorder(document, mode: mode).results { subject }
    #expect(try folder.names() == ["a.txt"])
    return (results[0].verdict, try folder.read("a.txt"))
  }

  @Test func aMissingRecordingIsWrittenAndStillFails() throws {
    let (verdict, text) = try record(Self.written, .missing)
    #expect(verdict == .recorded)
    #expect(text == Story.text)
  }

  @Test func aFileWithOneRecordedLineIsNeverWrittenWhenMissing() throws {
    let text = Self.written.replacingOccurrences(of: "> retry\n", with: "> retry\n  Saving\n")
    let (verdict, after) = try record(text, .missing)
    guard case .failed = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(after == text)
  }

  @Test func neverWritesNothing() throws {
    let (verdict, text) = try record(Self.written, .never)
    guard case .unusable = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(text == Self.written)
  }

  @Test(arguments: [RecordMode.failed, .all])
  func aFailingFileIsRewrittenWhenAsked(mode: RecordMode) throws {
    let broken = Story.replacing("  Saving", with: "  Something else\n  More")
    let (verdict, text) = try record(broken, mode)
    #expect(verdict == .recorded)
    #expect(text == Story.text)
  }

  @Test(arguments: RecordMode.allCases)
  func aPassingFileStaysAsItIs(mode: RecordMode) throws {
    let (verdict, text) = try record(Story.text, mode)
    #expect(verdict == .passed)
    #expect(text == Story.text)
  }

  @Test func whatAPersonWroteIsKept() throws {
    let text = "\n# a\n> a\n  old\n\n# b\n  older\n>\n~ x<Tab>\n\n> xy \n#\n@ end, exit 0\n"
    let subject = FakeSubject([
      "start": [.line("Hello")], "> a": [.line("One"), .line("Two")], ">": [], "> ": [.line("Row")],
      "> xy ": [.line("Y")], "end": [.announcement(at: .zero, "Saved")],
    ])
    let (verdict, after) = try record(text, .all, subject)
    #expect(verdict == .recorded)
    #expect(
      after == """

        # a
          Hello
        > a
          One
          Two

        # b
        >
          Row
        ~ x<Tab>

        > xy\u{20}
          Y
        #
        * 0s Saved
        @ end, exit 0

        """
    )
    #expect(try record(after, .all, subject).verdict == .passed)
  }

  @Test func aSecondRecordingThatDiffersIsRefused() throws {
    let text = "> list\n@ end, exit 0\n"
    let counter = FakeSubject.Counter()
    let (verdict, after) = try record(text, .missing, FakeSubject(counter: counter))
    guard case .refused(.secondDiffers(let failure)) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(failure.line == 2)
    #expect(counter.count == 2)
    #expect(after == text)
  }

  @Test func whatMustNotBeHeardIsNotRecorded() throws {
    let text = "> a\n@ end, exit 0\n"
    let faults: [(FakeSubject, String)] = [
      (FakeSubject(["> a": [.line("b\u{1B}[2J")]]), "\\u{001B}[2J"),
      (FakeSubject(["> a": [.line("b")]], exitCode: 1), "expected exit code 0, got 1"),
      (FakeSubject(["> a": [.line("b")]], stops: ["end": "It runs on."]), "It runs on."),
      (FakeSubject(), "Nothing was heard."),
    ]
    for (subject, words) in faults {
      let (verdict, after) = try record(text, .all, subject)
      guard case .refused(let refusal) = verdict else {
        Issue.record("\(verdict)")
        continue
      }
      #expect(refusal.sentence(path: "a.txt").contains(words))
      #expect(after == text)
    }
  }

  @Test func theModeIsNeverWhereCIIsSet() {
    for value in ["true", "1", "yes", " "] {
      #expect(RecordMode.standard(environment: ["CI": value]) == .never)
    }
    for value in ["", "0", "false", "False"] {
      #expect(RecordMode.standard(environment: ["CI": value]) == .missing)
    }
    #expect(RecordMode.standard(environment: [:]) == .missing)
  }

  @Test func blocksOfMarkdownAreRecordedInPlace() throws {
    let folder = try TemporaryFolder()
    let text =
      "# Read\n```transcript\n> a\n@ end, exit 0\n```\nand\n````transcript\n> b\n@ end, exit 0\n````\n"
    let path = try folder.write(text, to: "README.md")
    let results = TranscriptRecorder(try TranscriptDocument(path: path), mode: .missing).results {
      FakeSubject(["> a": [.line("One"), .line("Two")], "> b": [.line("Three")]])
    }
    #expect(results.map(\.verdict) == [.recorded, .recorded])
    #expect(results.map(\.name) == ["\(path) line 3", "\(path) line 8"])
    #expect(
      try folder.read("README.md")
        == text.replacingOccurrences(of: "> a\n", with: "> a\n  One\n  Two\n")
        .replacingOccurrences(of: "> b\n", with: "> b\n  Three\n")
    )
  }
}
