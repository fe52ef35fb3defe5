import Testing
import Transcripts

/// Each guard against a silent pass, with the fault planted.
@Suite struct ReplayTests {
  @Test func aLongLineIsHeardWhereItDiffers() throws {
    let long = (1...1000).map(String.init).joined(separator: " ")
    let other = (1...1000).map { $0 == 500 ? "five hundred" : "\($0)" }.joined(separator: " ")
    let text = "> a\n  \(long)\n@ end, exit 0\n"
    let document = try Story.document(text)
    let lines = TranscriptReplay(document.transcripts[0], in: document)
      .outcome { FakeSubject(["> a": [.line(other)]]) }.result.lines
    #expect(
      lines.first?.hasSuffix(
        "expected \"491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506 507 508 509\" from"
          + " character 1853, heard \"491 492 493 494 495 496 497 498 499 five hundred 501 502 503 504"
          + " 505 506\" from character 1853"
      ) == true,
      "\(lines)"
    )
    #expect(lines.allSatisfy { $0.count < 300 }, "\(lines)")
    #expect(lines.suffix(4).map { $0.prefix(1) } == [" ", "-", "+", " "])
  }

  @Test func theStoryPasses() throws {
    #expect(try Story.verdict() == .passed)
  }

  static let faults: [(old: String, new: String, sentence: String)] = [
    (
      "  Saving", "  Saved",
      "saving/retry.txt line 14, 2 s in: expected \"Saved\", heard \"Saving\""
    ),
    // A line that is recorded and not heard; the file has one more.
    (
      "  Saving", "  Saving\n  Saving",
      "saving/retry.txt line 15, 2 s in: expected \"Saving\", heard nothing"
    ),
    // A line that is heard and not recorded.
    (
      "* 0.8s Saved", "",
      "saving/retry.txt line 15, 2.8 s in: expected nothing more, heard \"Saved\" at 0.8 s"
    ),
    (
      "* 0.8s Saved", "* 0.80s Saved",
      "saving/retry.txt line 16, 2.8 s in: expected \"Saved\" at 0.80 s, heard \"Saved\" at 0.8 s"
    ),
    // The right words as another kind of line.
    (
      "* 0.8s Saved", "! Saved",
      "saving/retry.txt line 16, 2.8 s in: expected the error \"Saved\", heard \"Saved\" at 0.8 s"
    ),
    // Blanks count.
    (
      "  Saving", "  Saving ",
      "saving/retry.txt line 14, 2 s in: expected \"Saving \", heard \"Saving\""
    ),
    // The wrong end.
    (
      "@ end, exit 0", "@ end, exit 1",
      "saving/retry.txt line 21, 3 s in: expected exit code 1, got 0"
    ),
    // What is said at the end, missing.
    (
      "* 0.6s Reminders saved", "",
      "saving/retry.txt line 18, 3.6 s in: expected nothing more, heard \"Reminders saved\" at 0.6 s"
    ),
    // What is typed and what the editor holds.
    (
      "> quiet from 21:00", "> quiet to 21:00",
      "saving/retry.txt line 10, 2 s in: the editor holds \"quiet fr\","
        + " and the typed line \"quiet to 21:00\" does not begin with it"
    ),
  ]

  @Test(arguments: faults.indices)
  func aFaultInTheFileFails(index: Int) throws {
    let fault = Self.faults[index]
    let text = Story.replacing(fault.old, with: fault.new)
    #expect(text != Story.text)
    #expect(try Story.sentence(text) == fault.sentence)
  }

  @Test func anAnswerInTheWrongPlaceFails() throws {
    var subject = Story.subject
    subject.answers["> retry"] = []
    subject.answers["wait 1.0 seconds"]?.insert(.line("Saving"), at: 0)
    guard case .failed(let failures, _, _) = try Story.verdict(Story.text, subject) else {
      Issue.record("passed")
      return
    }
    #expect(failures.map(\.line) == [14, 15, 16])
  }

  @Test func letterForLetterMeansByteForByte() throws {
    let text = "> a\n  caf\u{E9}\n@ end, exit 0\n"
    let subject = FakeSubject(["> a": [.line("cafe\u{301}")]])
    #expect(try Story.sentence(text, subject).hasPrefix("saving/retry.txt line 2, 0 s in"))
  }

  @Test func anErrorIsComparedByteForByteToo() throws {
    let text = "> a\n! No caf\u{E9}. Try list.\n@ end, exit 0\n"
    let same = FakeSubject(["> a": [.error("No caf\u{E9}. Try list.")]])
    let other = FakeSubject(["> a": [.error("No cafe\u{301}. Try list.")]])
    #expect(try Story.verdict(text, same) == .passed)
    #expect(try Story.sentence(text, other).hasPrefix("saving/retry.txt line 2, 0 s in: expected"))
  }

  @Test func whatALineCannotHoldIsNamedAndNotTakenForADifference() throws {
    let text = "> a\n! No\\u{00A0}way. Try list.\n@ end, exit 0\n"
    let subject = FakeSubject(["> a": [.error("No\u{A0}way. Try list.")]])
    guard case .failed(let failures, _, _) = try Story.verdict(text, subject) else {
      Issue.record("passed")
      return
    }
    #expect(failures.count == 1)
    #expect(try Story.sentence(text, subject).contains("a blank that is not plain, U+00A0"))
  }

  @Test func whatARunDidNotReachStaysAsItIs() throws {
    let text = "# Top.\n> a\n  One\n# Middle.\n> b\n  Two\n> c\n  Three\n@ end, exit 0\n"
    let subject = FakeSubject(
      ["start": [.line("Hello")], "> a": [.line("1")]],
      stops: ["> b": "No."]
    )
    let document = try Story.document(text)
    let outcome = TranscriptReplay(document.transcripts[0], in: document).outcome { subject }
    #expect(
      outcome.actual == [
        "# Top.", "  Hello", "> a", "  1", "# Middle.", "> b", "  Two", "> c", "  Three",
        "@ end, exit 0",
      ]
    )
  }

  @Test func orderCounts() throws {
    let text = "> a\n  One\n  Two\n@ end, exit 0\n"
    let subject = FakeSubject(["> a": [.line("Two"), .line("One")]])
    #expect(try Story.verdict(text, subject) != .passed)
  }

  @Test func workLeftRunningFails() throws {
    var subject = Story.subject
    subject.stops["end"] = "Work is still running after the end."
    #expect(
      try Story.sentence(Story.text, subject)
        == "saving/retry.txt line 21, 3 s in: Work is still running after the end."
    )
  }

  @Test func whatDiffersBeforeARunIsCutIsSaidFirst() throws {
    var subject = Story.subject
    subject.stops["end"] = "Work is still running after the end."
    subject.answers["> toggle messages carrier pigeon"] = [.line("Oh")]
    let document = try Story.document()
    let lines = TranscriptReplay(document.transcripts[0], in: document)
      .outcome { subject }.result.lines
    #expect(lines[0].contains("line 18"))
    #expect(lines[1].hasSuffix("Work is still running after the end."))
    #expect(lines[2] == "--- a/saving/retry.txt")
  }

  @Test func refusedOptionsFail() throws {
    var subject = Story.subject
    subject.stops["start --authorization allowed --save-result fail"] = "There is no such option."
    #expect(
      try Story.sentence(Story.text, subject)
        == "saving/retry.txt line 2: There is no such option."
    )
  }

  @Test func aBrokenRuleFailsEvenWhenItIsRecorded() throws {
    let text = "> a\n  12\n@ end, exit 0\n"
    #expect(
      try Story.sentence(text, FakeSubject(["> a": [.line("12")]]))
        == "saving/retry.txt line 1, 0 s in: a heard line has only digits and blanks: \"12\""
    )
    let end = "> a\n  b\n  c \n@ end, exit 0\n"
    let subject = FakeSubject(["> a": [.line("b")], "end": [.line("c ")]])
    #expect(try Story.sentence(end, subject).contains("line 4, 0 s in: a heard line ends with"))
    let silent = "> a\n  b\n@ simulate save ok\n  c\n@ end, exit 0\n"
    let loud = FakeSubject(["> a": [.line("b")], "simulate save ok": [.line("c")]])
    #expect(try Story.sentence(silent, loud).contains("only announcements are heard"))
  }

  @Test func aFileWithNothingToCompareIsAnError() throws {
    let verdict = try Story.verdict("> a\n@ end, exit 0\n", FakeSubject())
    #expect(
      verdict
        == .unusable(
          TranscriptFileError(path: "saving/retry.txt", line: 1, fact: .nothingCompared)
        )
    )
  }

  @Test func tooMuchIsCut() throws {
    let many = Array(repeating: Heard.line("again"), count: TranscriptRunner.mostHeard + 1)
    let sentence = try Story.sentence("> a\n  b\n@ end, exit 0\n", FakeSubject(["> a": many]))
    #expect(sentence.contains("line 2"))
  }

  @Test func whatIsHeardAtTheStartStandsAtTheTop() throws {
    let subject = FakeSubject(["start": [.line("Hello")], "> a": [.line("b")]])
    #expect(try Story.verdict("# x\n  Hello\n\n> a\n  b\n@ end, exit 0\n", subject) == .passed)
    #expect(
      try Story.sentence("# x\n> a\n  b\n@ end, exit 0\n", subject)
        == "saving/retry.txt line 1, 0 s in: expected nothing more, heard \"Hello\""
    )
  }

  @Test func proseBetweenRecordedLinesChangesNothing() throws {
    let text = "> a\n  b\n# and\n\n  c\n@ end, exit 0\n"
    #expect(
      try Story.verdict(text, FakeSubject(["> a": [.line("b"), .line("c")]])) == .passed
    )
  }

  @Test(arguments: [
    (TranscriptSeam.process, "~ a<Tab>", false), (.process, "~ a<Up>", true),
    (.process, "~ <Ctrl-D>", true), (.pipe, "~ a", true), (.pipe, "> a", false),
    (.terminal, "~ a<Up>", false),
  ])
  func aFileIsLeftOutWhereItCannotRun(seam: TranscriptSeam, line: String, isLeftOut: Bool) throws {
    let document = try Story.document("\(line)\n  b\n@ end, exit 0\n")
    let outcome = TranscriptReplay(document.transcripts[0], in: document, seam: seam)
      .outcome { FakeSubject([line: [.line("b")]]) }
    if case .leftOut(let reason) = outcome.result.verdict {
      #expect(isLeftOut)
      #expect(outcome.result.lines == ["saving/retry.txt \(reason.words)"])
    } else {
      #expect(!isLeftOut)
      #expect(outcome.result.verdict == .passed)
    }
  }

  @Test func aReplayStopsAtALine() throws {
    var lines: [String] = []
    let transcript = try Story.document().transcripts[0]
    let subject = TranscriptHandOver.play(transcript, until: 16, subject: Story.subject) {
      lines.append($0)
    }
    #expect(subject?.elapsed == .seconds(3))
    #expect(lines.last == "Saved")
    var stuck = Story.subject
    stuck.stops["> retry"] = "Work does not settle."
    let none = TranscriptHandOver.play(transcript, until: 16, subject: stuck) { lines.append($0) }
    #expect(none == nil)
    #expect(lines.last == "saving/retry.txt line 13, 2 s in: Work does not settle.")
  }
}
