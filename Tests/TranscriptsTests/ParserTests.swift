import Testing
import Transcripts

@Suite struct ParserTests {
  @Test func theStoryHasItsSteps() throws {
    let transcript = try Story.document().transcripts[0]
    #expect(
      transcript.steps.map(\.action) == [
        .start(options: ["--authorization", "allowed", "--save-result", "fail"]),
        .enter("toggle messages push"),
        .keys("quiet fr".unicodeScalars.map { .character($0) }),
        .wait(.seconds(2)), .simulate("save ok"), .enter("quiet from 21:00"), .enter("retry"),
        .wait(.seconds(1)), .enter("toggle messages carrier pigeon"), .end(exitCode: 0),
      ]
    )
    #expect(transcript.recordedCount == 7)
    #expect(transcript.number(of: transcript.phase(of: 12)) == 9)
  }

  static let wrong: [(text: String, line: Int?, fact: TranscriptFileError.Fact)] = [
    ("", nil, .empty),
    ("\u{FEFF}> a\n@ end, exit 0\n", 1, .byteOrderMark),
    ("> a\n  b\r\n@ end, exit 0\n", 2, .carriageReturn),
    ("> a\n  b\n@ end, exit 0", 3, .noFinalNewline),
    ("> a\n  b\u{1B}[2J\n@ end, exit 0\n", 2, .controlCharacter(0x1B)),
    ("> a\tb\n@ end, exit 0\n", 1, .controlCharacter(9)),
    ("> a\u{0}b\n@ end, exit 0\n", 1, .controlCharacter(0)),
    ("> a\u{85}b\n@ end, exit 0\n", 1, .controlCharacter(0x85)),
    ("# é\u{A0}\n> \u{7F}\n@ end, exit 0\n", 2, .controlCharacter(0x7F)),
    (">a\n@ end, exit 0\n", 1, .unknownMark(">a")),
    ("# x\n? a\n@ end, exit 0\n", 2, .unknownMark("? ")),
    ("> a\n b\n@ end, exit 0\n", 2, .unknownMark(" b")),
    ("> a\n  \n@ end, exit 0\n", 2, .onlyBlanks),
    ("> a\n \n@ end, exit 0\n", 2, .onlyBlanks),
    ("~\n@ end, exit 0\n", 1, .nothingAfterMark("~")),
    ("@\n@ end, exit 0\n", 1, .nothingAfterMark("@")),
    ("> a\n!\n@ end, exit 0\n", 2, .nothingAfterMark("!")),
    ("~ op<Tab\n@ end, exit 0\n", 1, .openBracket),
    ("~ <Enter>\n@ end, exit 0\n", 1, .unknownKey("Enter")),
    ("~ <Ctrl-c>\n@ end, exit 0\n", 1, .unknownKey("Ctrl-c")),
    ("@ sleep 2s\n> a\n@ end, exit 0\n", 1, .unknownVerb("sleep")),
    ("> a\n@ options --quiet\n@ end, exit 0\n", 2, .optionsNotFirst),
    ("  b\n@ options --quiet\n> a\n@ end, exit 0\n", 2, .optionsNotFirst),
    ("@ options --quiet\n@ options --quiet\n> a\n@ end, exit 0\n", 2, .optionsNotFirst),
    ("@ options\n> a\n@ end, exit 0\n", 1, .missingWords(verb: "options")),
    ("@ options 'a\n> a\n@ end, exit 0\n", 1, .openQuote),
    ("> a\n@ wait\n@ end, exit 0\n", 2, .missingWords(verb: "wait")),
    ("> a\n@ wait 2\n@ end, exit 0\n", 2, .badDuration("2")),
    ("> a\n@ wait 99999999d\n@ end, exit 0\n", 2, .badDuration("99999999d")),
    ("> a\n@ until 24:00\n@ end, exit 0\n", 2, .badTime("24:00")),
    ("> a\n@ restart now\n@ end, exit 0\n", 2, .wordsAfter(verb: "restart")),
    ("> a\n@ end\n", 2, .badEnd("end")),
    ("> a\n@ end, exit 256\n", 2, .badEnd("end, exit 256")),
    ("> a\n@ end, exit 00\n", 2, .badEnd("end, exit 00")),
    ("> a\n@ end, exit 0 \n", 2, .badEnd("end, exit 0 ")),
    ("> a\n* Saved\n@ end, exit 0\n", 2, .badAnnouncement),
    ("> a\n* 1.4 Saved\n@ end, exit 0\n", 2, .badAnnouncement),
    ("> a\n* 1.4s\n@ end, exit 0\n", 2, .badAnnouncement),
    ("> a\n*  1.4s Saved\n@ end, exit 0\n", 2, .badAnnouncement),
    ("> a\n  b\n", 2, .missingEnd),
    ("> a\n@ end, exit 0\n\n", 3, .textAfterEnd),
    ("> a\n@ end, exit 0\n> b\n", 3, .textAfterEnd),
    ("  a\n@ wait 1s\n@ end, exit 0\n", 1, .nothingTyped),
    ("\n", 1, .missingEnd),
  ]

  @Test(arguments: wrong.indices)
  func anUnsoundFileIsAnErrorWithItsLine(index: Int) throws {
    let wrong = Self.wrong[index]
    let error = #expect(throws: TranscriptFileError.self) { try Story.document(wrong.text) }
    #expect(error?.fact == wrong.fact)
    #expect(error?.line == wrong.line)
    #expect(error?.fact.words.hasSuffix(".") ?? false)
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    let bytes = Array("> a\n  ".utf8) + [0xFF, 0x0A] + Array("@ end, exit 0\n".utf8)
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptDocument(path: "a.txt", bytes: bytes)
    }
    #expect(error?.fact == .invalidUTF8)
    #expect(error?.sentence == "a.txt line 2: It is not UTF-8.")
  }

  /// Whatever else is wrong by the bytes of another encoding, such as a carriage return.
  @Test(arguments: ["", "\u{FEFF}"], [true, false])
  func anotherEncodingIsSaidFirst(mark: String, isBigEndian: Bool) {
    let bytes = (mark + "> ä\r\n@ end, exit 0\r\n").utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let error = #expect(throws: TranscriptFileError.self) {
      try TranscriptDocument(path: "a.txt", bytes: bytes)
    }
    #expect(error?.sentence == "a.txt line 1: It is UTF-16. A transcript is plain UTF-8.")
    let latin = #expect(throws: TranscriptFileError.self) {
      try TranscriptDocument(path: "a.txt", bytes: [0x3E, 0x20, 0xE4, 0x0D, 0x0A])
    }
    #expect(latin?.sentence == "a.txt line 1: It is not UTF-8.")
  }

  @Test func blanksBetweenOptionsDoNotCount() throws {
    let text = "@ options  -q   --page=5 \n> a\n@ end, exit 0\n"
    let steps = try Story.document(text).transcripts[0].steps
    #expect(steps[0].action == .start(options: ["-q", "--page=5"]))
  }

  @Test func emptyLinesAndOptionsAreReadAsWritten() throws {
    let text =
      "\n#\n@ options --save-result \"fail:Over 'quota'\" '' -q\n>\n> \n  a\n@ end, exit 3\n"
    let steps = try Story.document(text).transcripts[0].steps
    #expect(
      steps.map(\.action) == [
        .start(options: ["--save-result", "fail:Over 'quota'", "", "-q"]), .enter(""), .enter(""),
        .end(exitCode: 3),
      ]
    )
  }

  @Test func keysHaveNames() throws {
    let text = "~ a<Less>b>é<Tab><Backspace><Ctrl-C><Ctrl-U><Up><Left><Alt-f><Page-Down>\n"
    let steps = try Story.document(text + "@ end, exit 0\n").transcripts[0].steps
    let keys: [TranscriptKey] = [
      .character("a"), .character("<"), .character("b"), .character(">"), .character("é"), .tab,
      .backspace, .control("C"), .control("U"), .named(.up), .named(.left), .alt("f"),
      .named(.pageDown),
    ]
    #expect(steps[1].action == .keys(keys))
    #expect("~ " + keys.map(\.spelled).joined() + "\n" == text)
    #expect(keys.filter { !$0.runsInProcess }.count == 4)
  }
}
