import Testing
import Transcripts

@Suite struct ValueTests {
  @Test(arguments: [
    ("600ms", 600), ("2s", 2_000), ("1.5s", 1_500), ("5m", 300_000), ("1h", 3_600_000),
    ("8d", 691_200_000), ("0s", 0), ("0.1s", 100), ("1.001s", 1_001), ("2.5d", 216_000_000),
    ("1000000d", 86_400_000_000_000),
  ])
  func durationsAreNumberAndUnit(text: String, milliseconds: Int64) {
    #expect(TranscriptDuration.parse(text) == .milliseconds(milliseconds))
  }

  @Test(arguments: [
    "", "s", "2", "-1s", "+1s", "1 s", ".5s", "1.s", "1.2.3s", "1e3s", "2S", "2sec", "0.5ms",
    "1.0001s", "1000001d", "99999999999999999999s", "٣s", "1s ", "nans", "infs",
  ])
  func otherTextIsNoDuration(text: String) {
    #expect(TranscriptDuration.parse(text) == nil)
  }

  @Test(arguments: [
    (Duration.zero, "0"), (.milliseconds(1_400), "1.4"), (.seconds(5_400), "5400"),
    (.milliseconds(1), "0.001"), (.microseconds(1_234_567), "1.235"),
    (.microseconds(999_999), "1"), (.milliseconds(-250), "-0.25"), (.milliseconds(60), "0.06"),
  ])
  func secondsHaveAtMostThreeDecimals(duration: Duration, text: String) {
    #expect(TranscriptDuration.seconds(duration) == text)
  }

  @Test func everyMillisecondIsReadAsWritten() {
    for milliseconds in stride(from: Int64(0), to: 4_000_000, by: 37) {
      let duration = Duration.milliseconds(milliseconds)
      #expect(TranscriptDuration.parse(TranscriptDuration.seconds(duration) + "s") == duration)
    }
  }

  @Test func timesAreOfDayOrISO() throws {
    #expect(TranscriptTime("18:00") == .next(hour: 18, minute: 0))
    guard case .date(let date) = TranscriptTime("2028-02-29T09:05:07-01:30") else {
      Issue.record("no date")
      return
    }
    #expect([date.year, date.month, date.day] == [2028, 2, 29])
    #expect([date.hour, date.minute, date.second, date.offset] == [9, 5, 7, -5_400])
    guard case .date(let short) = TranscriptTime("2026-01-01T09:00") else {
      Issue.record("no date")
      return
    }
    #expect(short.offset == nil && short.second == 0)
  }

  @Test(arguments: [
    "", "6pm", "24:00", "7:00", "18:60", "18:00:00", "2026-02-29T09:00", "2026-13-01T09:00",
    "2026-01-01", "2026-01-01T", "2026-01-01T25:00", "2026-01-01T09:00:60", "2026-01-01T09:00X",
    "2026-01-01T09:00+2", "2026-01-01 09:00", "T09:00", "2026-01-01T09:00ZZ",
  ])
  func otherTextIsNoTime(text: String) {
    #expect(TranscriptTime(text) == nil)
  }

  @Test func theLineModelPressesItsKeys() {
    var line = LineModel()
    func press(_ keys: [TranscriptKey]) -> [LineModel.Outcome] {
      keys.map { key in
        line.press(key) { LineModel.Completion(text: $0 + "!", lines: ["One", "Two"]) }
      }
    }
    #expect(press([.character("a"), .character("e"), .character("\u{301}")]).last == .edited)
    #expect(line.text == "ae\u{301}")
    #expect(press([.backspace]) == [.edited])
    #expect(line.text == "ae")
    #expect(press([.tab]) == [.completed(["One", "Two"])])
    #expect(line.text == "ae!")
    #expect(
      press([.named(.up), .control("A"), .alt("f")]) == [
        .terminalOnly, .terminalOnly, .terminalOnly,
      ]
    )
    #expect(line.text == "ae!")
    #expect(line.enter("ax") == nil)
    #expect(line.enter("ae! b") == "ae! b")
    #expect(line.text.isEmpty)
    #expect(
      press([.control("C"), .character("x"), .control("C")]).last == .interrupted(hadText: true)
    )
    #expect(press([.control("C")]) == [.interrupted(hadText: false)])
    #expect(press([.backspace, .character("y"), .control("U")]).last == .edited)
    #expect(line.text.isEmpty)
  }

  @Test(arguments: [
    ("", NarratedLineProblem.empty), ("a\u{1B}[2J", .controlCharacter(0x1B)),
    ("a\nb", .controlCharacter(0x0A)), ("a\tb", .controlCharacter(9)),
    ("a\u{9B}b", .controlCharacter(0x9B)), ("a\u{7F}", .controlCharacter(0x7F)),
    ("a\u{202E}b", .hiddenCharacter(0x202E)), ("a\u{200B}b", .hiddenCharacter(0x200B)),
    ("a\u{FEFF}b", .hiddenCharacter(0xFEFF)), ("a\u{E000}b", .hiddenCharacter(0xE000)),
    ("9\u{202F}PM", .strangeBlank(0x202F)), ("9\u{A0}PM", .strangeBlank(0xA0)),
    ("a\u{2028}b", .strangeBlank(0x2028)), ("\u{2500}", .drawing(0x2500)),
    ("\u{2801}", .drawing(0x2801)), (" a", .leadingBlank), ("a ", .trailingBlank),
    ("a  b", .runOfBlanks), ("\"a  b\"", .runOfBlanks), ("1", .onlyDigits),
    ("12 34", .onlyDigits), ("a---b", .runOfSigns("-")), ("Wait...", .runOfSigns(".")),
  ])
  func aLineThatBreaksARuleIsFound(text: String, problem: NarratedLineProblem) {
    #expect(NarratedLineRules.problem(of: text) == problem)
    #expect(NarratedLineRules.problem(of: .line(text), after: .enter("a")) == problem)
    #expect(!problem.words.isEmpty)
  }

  @Test(arguments: [
    "Push, toggle, On", "1 of 2, Reminders", "aaa 111", "Error in \"---\"", "Größe, café, 你好",
    "“...”", "Don't Allow, button", "10:00 PM",
  ])
  func aGoodLineHasNoProblem(text: String) {
    #expect(NarratedLineRules.problem(of: text) == nil)
  }

  @Test func errorsTellWhatToTry() {
    func problem(_ text: String, _ action: TranscriptAction = .enter("x")) -> NarratedLineProblem? {
      NarratedLineRules.problem(of: .error(text), after: action)
    }
    #expect(problem("\"x\" was not found. Try list.") == nil)
    #expect(problem("You are in Settings. Try back.") == nil)
    #expect(problem("No question is open. Try find \"a. b\" now.") == nil)
    #expect(problem("It failed.") == .errorWithoutTry)
    #expect(problem("It failed. Try list") == .errorWithoutTry)
    #expect(problem("Error: It failed. Try list.") == .errorPrefix)
    #expect(problem("p.json, line 3: broken.", .start(options: [])) == nil)
  }
}
