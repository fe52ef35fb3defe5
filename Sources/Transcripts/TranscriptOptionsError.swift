/// Why `replay …`, `record …` or `coverage …` could not start.
package enum TranscriptOptionsError: Error, Hashable, Sendable {
  /// The first word is none of the commands; the word, maybe empty.
  case unknownCommand(String)
  /// The command has no such option.
  case unknownOption(String, command: TranscriptOptions.Command)
  /// An option without the value it needs.
  case missingValue(option: String, command: TranscriptOptions.Command)
  /// An option with a value it does not take.
  case unwantedValue(option: String)
  /// Not a number from 1 to `most`.
  case badNumber(String, option: String, most: Int)
  /// Not a whole number from 0 to 100.
  case badPercentage(String)
  /// Not `K/N` with K from 1 to N.
  case badShard(String)
  /// Not one of the choices.
  case badChoice(String, option: String, choices: [String])
  /// No file and no folder.
  case noFile(command: TranscriptOptions.Command)
  /// `--until` with more than one file or transcript.
  case untilNeedsOneTranscript
  /// `--until` where no keyboard can be handed over.
  case noHandOver
  /// `--retest` where the list of failed files is not kept; whether files were named too.
  case noStateFile(namesFiles: Bool)
  /// A filter that no path holds.
  case noMatch(filter: String, command: TranscriptOptions.Command)
  /// A part without a file; how many files there are in all.
  case emptyShard(TranscriptOptions.Shard, files: Int)
  /// `--retest` with nothing to test again; whether files were named too.
  case nothingFailedLastTime(namesFiles: Bool)

  /// One sentence or more; the last says what to try: an option instead of the one that is wrong, the
  /// same words without one, or other words.
  package var sentence: String {
    switch self {
    case .unknownCommand(let word):
      "\"\(word)\" is not replay or record. Try replay --help."
    case .unknownOption(let word, let command):
      "\"\(word)\" is not an option of \(command.word). Options are "
        + TranscriptOption.allCases.filter { $0.belongs(to: command) }.map(\.spelled)
        .joined(separator: ", ") + ". Try \(command.word) --help."
    case .missingValue(let option, let command):
      "\(option) needs a value. Try \(command.word) --help."
    case .unwantedValue(let option): "\(option) takes no value. Try \(option)."
    case .badNumber(let text, let option, let most):
      // Which line there is to go on from, only the file tells.
      "\"\(text)\" is not a number from 1 to \(most). Try "
        + (option == TranscriptOption.until.rawValue ? "replay --help." : "\(option) 1.")
    case .badPercentage(let text):
      "\"\(text)\" is not a percentage from 0 to 100. Try --min 100."
    case .badShard(let text): "\"\(text)\" is not a part of a whole. Try --shard 1/2."
    case .badChoice(let text, let option, let choices):
      "\"\(text)\" is not a choice of \(option). Choices are "
        + choices.joined(separator: ", ") + ". Try \(option) \(choices[0])."
    case .noFile(let command):
      "No file was given. Try \(command.word) --help."
    case .untilNeedsOneTranscript:
      "--until needs one file with one transcript. Try replay without --until."
    case .noHandOver: "The keyboard cannot be handed over here. Try replay without --until."
    case .noStateFile(let namesFiles):
      "What failed last time is not kept here. \(Self.withoutRetest(namesFiles))"
    case .noMatch(let filter, let command):
      "No file's path holds \"\(filter)\". Try \(command.word) without --filter."
    case .emptyShard(let shard, let files):
      "Part \(shard.number) of \(shard.count) has no file, there are \(files). Try --shard 1/1."
    case .nothingFailedLastTime(let namesFiles):
      (namesFiles ? "None of these files failed last time. " : "Nothing failed last time. ")
        + Self.withoutRetest(namesFiles)
    }
  }

  private static func withoutRetest(_ namesFiles: Bool) -> String {
    namesFiles ? "Try replay without --retest." : "Try replay --help."
  }
}
