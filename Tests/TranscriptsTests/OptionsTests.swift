import Testing
import Transcripts

@Suite struct OptionsTests {
  private func parse(
    _ text: String,
    environment: [String: String] = [:]
  ) throws(TranscriptOptionsError) -> TranscriptOptions {
    try TranscriptOptionsParser.parse(
      text.split(separator: " ").map(String.init),
      environment: environment
    )
  }

  @Test func allOptionsAreRead() throws {
    let options = try parse(
      "replay a --filter x --filter=y --jobs 3 --shard 2/5 --loop=9 --retest --tap --junit o.xml"
        + " --actual --seam terminal -- --b"
    )
    #expect(options.files == ["a", "--b"])
    #expect(options.filters == ["x", "y"])
    #expect(options.jobs == 3)
    #expect(options.shard?.number == 2 && options.shard?.count == 5)
    #expect(options.rounds == 9)
    #expect(options.isRetest && options.isTAP && options.writesActual)
    #expect(options.junit == "o.xml")
    #expect(options.seam == .terminal)
    #expect(options.command == .replay)
    #expect(try parse("replay a --jobs 3 --jobs 4").jobs == 4)
    #expect(try parse("replay --until 7 a").until == 7)
    #expect(try parse("record a").command == .record(.missing))
    #expect(try parse("record a", environment: ["CI": "1"]).command == .record(.never))
    #expect(try parse("coverage a").command == .coverage(least: 100))
    #expect(try parse("coverage a --filter x --min=0").command == .coverage(least: 0))
    #expect(try parse("coverage --help").help.contains { $0.hasPrefix("--min PERCENT: ") })
    #expect(
      try parse("record a --mode all", environment: ["CI": "1"]).command == .record(.all)
    )
  }

  static let wrong: [(text: String, error: TranscriptOptionsError)] = [
    ("", .unknownCommand("")), ("play a", .unknownCommand("play")),
    ("replay", .noFile(command: .replay)), ("record", .noFile(command: .record(.missing))),
    ("replay --quick a", .unknownOption("--quick", command: .replay)),
    ("replay -j a", .unknownOption("-j", command: .replay)),
    ("replay --mode all a", .unknownOption("--mode", command: .replay)),
    ("record --loop 2 a", .unknownOption("--loop", command: .record(.missing))),
    ("replay a --jobs", .missingValue(option: "--jobs", command: .replay)),
    ("replay a --filter=", .missingValue(option: "--filter", command: .replay)),
    ("coverage", .noFile(command: .coverage(least: 100))),
    ("coverage a --min", .missingValue(option: "--min", command: .coverage(least: 100))),
    ("coverage a --min 101", .badPercentage("101")),
    ("coverage a --min x", .badPercentage("x")),
    ("coverage a --junit x", .unknownOption("--junit", command: .coverage(least: 100))),
    ("replay a --min 3", .unknownOption("--min", command: .replay)),
    ("replay a --tap=1", .unwantedValue(option: "--tap")),
    ("replay a --jobs 0", .badNumber("0", option: "--jobs", most: 64)),
    ("replay a --jobs 65", .badNumber("65", option: "--jobs", most: 64)),
    ("replay a --loop x", .badNumber("x", option: "--loop", most: 1_000_000)),
    ("replay a --shard 0/2", .badShard("0/2")), ("replay a --shard 3/2", .badShard("3/2")),
    ("replay a --shard 1", .badShard("1")), ("replay a --shard 1/2/3", .badShard("1/2/3")),
    (
      "replay a --seam tty",
      .badChoice("tty", option: "--seam", choices: ["process", "pipe", "terminal"])
    ),
    (
      "record a --mode some",
      .badChoice("some", option: "--mode", choices: ["missing", "never", "failed", "all"])
    ),
    ("replay a b --until 3", .untilNeedsOneTranscript),
  ]

  @Test(arguments: wrong.indices)
  func aWrongOptionIsASentence(index: Int) {
    let wrong = Self.wrong[index]
    let error = #expect(throws: TranscriptOptionsError.self) { try parse(wrong.text) }
    #expect(error == wrong.error)
    #expect(error?.sentence.contains(" Try ") ?? false)
    #expect(error?.sentence.hasSuffix(".") ?? false)
  }
}
