import TestSupport
import Testing
import Transcripts

@Suite struct DiffTests {
  @Test func theDiffBeginsAtThePhaseThatFailed() throws {
    var subject = Story.subject
    subject.answers["wait 1.0 seconds"] = [.announcement(at: .milliseconds(800), "Not saved")]
    guard case .failed(_, let diff, round: 1) = try Story.verdict(Story.text, subject) else {
      Issue.record("passed")
      return
    }
    #expect(
      diff == [
        "--- a/saving/retry.txt", "+++ b/saving/retry.txt", "@@ -9,11 +9,11 @@",
        " # The answer comes first, then what was held.", " > quiet from 21:00",
        "   From, 9:00 PM. Quiet hours are off",
        " * 1.4s Not saved. Check your connection and try again.", " > retry", "   Saving",
        " @ wait 1s", "-* 0.8s Saved", "+* 0.8s Not saved", " > toggle messages carrier pigeon",
        " ! Messages has no channel \"carrier pigeon\". Try toggle messages push.",
        " # What is under way is finished.",
      ]
    )
  }

  @Test func theSameGivesNothing() {
    #expect(UnifiedDiff.lines(path: "a", old: ["a"], new: ["a"]).isEmpty)
    #expect(UnifiedDiff.lines(path: "a", old: [], new: []).isEmpty)
  }

  @Test func nothingBeginsAtTheLineBefore() {
    #expect(UnifiedDiff.lines(path: "a", old: [], new: ["b"])[2] == "@@ -0,0 +1 @@")
    #expect(UnifiedDiff.lines(path: "a", old: ["b", "c"], new: [])[2] == "@@ -1,2 +0,0 @@")
  }

  @Test func linesThatOnlyLookAlikeDiffer() {
    #expect(UnifiedDiff.lines(path: "a", old: ["\u{E9}"], new: ["e\u{301}"]).count == 5)
  }

  /// Many random edits, in one patch over many files: it applies, and gives the new files.
  @Test func gitAppliesEveryDiff() throws {
    let folder = try TemporaryFolder()
    var random = SeededGenerator(seed: 7)
    var patch: [String] = []
    var expected: [(name: String, text: String)] = []
    for round in 0..<300 {
      let odd = ["with blank", "é", "a\"b\\c", "\u{1B}]0;title\u{7}\u{202E}\n"]
      let name = (round % 50 == 0 ? odd[round / 50 % odd.count] : "f") + "\(round).txt"
      let old = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        "  \(["a", "b", "c"].randomElement(using: &random) ?? "")"
      }
      var new = old
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || new.isEmpty || place == new.count {
          new.insert("* \(round)", at: place)
        } else {
          new.remove(at: place)
        }
      }
      if new.isEmpty || new == old { new = old + ["@ end"] }
      let start = Int.random(in: 0...old.count, using: &random)
      patch += UnifiedDiff.lines(path: "./" + name, old: old, new: new, from: start)
      try folder.write(text(old), to: name)
      expected.append((name, text(new)))
    }
    #expect(try folder.git(["apply", "--check"], input: text(patch)) == 0)
    #expect(try folder.git(["apply"], input: text(patch)) == 0)
    for (name, text) in expected { #expect(try folder.read(name) == text, "\(name)") }
  }

  /// What a whole replay prints after its sentence applies to the file, README included.
  @Test func gitAppliesWhatAReplayPrints() throws {
    let folder = try TemporaryFolder()
    let readme = "# Read me\n\n```transcript\n> a\n  b\n@ end, exit 0\n```\n"
    for (path, old) in [("saving/retry.txt", Story.text), ("README.md", readme)] {
      try folder.write(old, to: path)
      let document = try Story.document(old, path: path)
      let lines = TranscriptReplay(document.transcripts[0], in: document)
        .outcome { FakeSubject(["> a": [.line("c")], "end": [.line("Bye")]], exitCode: 1) }
        .result.lines
      let diff = lines.drop { !$0.hasPrefix("---") }
      #expect(try folder.git(["apply", "--check"], input: text(Array(diff))) == 0, "\(diff)")
    }
  }

  @Test func aLargeChangeIsBounded() {
    let old = (0..<100_000).map { "  old \($0)" }
    let new = (0..<100_000).map { "  new \($0)" }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(UnifiedDiff.lines(path: "a", old: old, new: new).count == 200_003)
    }
    #expect(time < .seconds(20))
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
