/// Reads the arguments of `replay …`, `record …` and `coverage …`.
package struct TranscriptOptionsParser {
  private var options: TranscriptOptions
  private var rest: ArraySlice<String>

  private static let mostJobs = 64
  private static let mostRounds = 1_000_000
  private static let mostShards = 10_000

  /// The options in these arguments, of which the first is the command.
  ///
  /// `--name value` and `--name=value` are the same; after `--` all are files; of an option given
  /// twice the last counts, but filters add up. Throws for an unknown word, never prints.
  ///
  /// `environment`: CI, when set and not to `false` or `0`, makes `never` the mode of `record`.
  package static func parse(
    _ arguments: [String],
    environment: [String: String]
  ) throws(TranscriptOptionsError) -> TranscriptOptions {
    var parser = try TranscriptOptionsParser(arguments, environment: environment)
    try parser.parseAll()
    return parser.options
  }

  private init(
    _ arguments: [String],
    environment: [String: String]
  ) throws(TranscriptOptionsError) {
    switch arguments.first {
    case "replay": options = TranscriptOptions(command: .replay)
    case "record":
      options = TranscriptOptions(command: .record(.standard(environment: environment)))
    case "coverage": options = TranscriptOptions(command: .coverage(least: 100))
    default: throw .unknownCommand(arguments.first ?? "")
    }
    rest = arguments.dropFirst()
  }

  private mutating func parseAll() throws(TranscriptOptionsError) {
    var isOnlyFiles = false
    while let word = rest.popFirst() {
      if isOnlyFiles || !word.hasPrefix("-") || word == "-" {
        options.files.append(word)
      } else if word == "--" {
        isOnlyFiles = true
      } else {
        try parseOption(word)
      }
    }
    guard !options.isHelp else { return }
    guard !options.files.isEmpty || options.isRetest else {
      throw .noFile(command: options.command)
    }
    if options.until != nil, options.files.count != 1 { throw .untilNeedsOneTranscript }
  }

  private mutating func parseOption(_ word: String) throws(TranscriptOptionsError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = TranscriptOption(rawValue: String(parts[0])),
      option.belongs(to: options.command)
    else { throw .unknownOption(String(parts[0]), command: options.command) }
    let given = parts.count > 1 ? String(parts[1]) : nil
    guard option.value != nil else {
      guard given == nil else { throw .unwantedValue(option: option.rawValue) }
      setFlag(option)
      return
    }
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      throw .missingValue(option: option.rawValue, command: options.command)
    }
    try set(option, to: value)
  }

  private mutating func setFlag(_ option: TranscriptOption) {
    switch option {
    case .retest: options.isRetest = true
    case .tap: options.isTAP = true
    case .actual: options.writesActual = true
    case .help: options.isHelp = true
    default: break
    }
  }

  private mutating func set(
    _ option: TranscriptOption,
    to value: String
  ) throws(TranscriptOptionsError) {
    switch option {
    case .filter: options.filters.append(value)
    case .jobs: options.jobs = try number(value, of: option, most: Self.mostJobs)
    case .loop: options.rounds = try number(value, of: option, most: Self.mostRounds)
    case .until: options.until = try number(value, of: option, most: TranscriptFiles.mostBytes)
    case .junit: options.junit = value
    case .shard: options.shard = try shard(value)
    case .seam: options.seam = try choice(value, of: option)
    case .mode: options.command = .record(try choice(value, of: option))
    case .min: options.command = .coverage(least: try percentage(value))
    case .retest, .tap, .actual, .help: break
    }
  }

  private func number(
    _ text: String,
    of option: TranscriptOption,
    most: Int
  ) throws(TranscriptOptionsError) -> Int {
    guard let number = Int(text), (1...most).contains(number) else {
      throw .badNumber(text, option: option.rawValue, most: most)
    }
    return number
  }

  private func percentage(_ text: String) throws(TranscriptOptionsError) -> Int {
    guard let number = Int(text), (0...100).contains(number) else { throw .badPercentage(text) }
    return number
  }

  private func shard(_ text: String) throws(TranscriptOptionsError) -> TranscriptOptions.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      (1...Self.mostShards).contains(count), (1...count).contains(number)
    else { throw .badShard(text) }
    return TranscriptOptions.Shard(number: number, count: count)
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String,
    of option: TranscriptOption
  ) throws(TranscriptOptionsError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw .badChoice(
        text,
        option: option.rawValue,
        choices: Choice.allCases.map(\.rawValue)
      )
    }
    return choice
  }
}
