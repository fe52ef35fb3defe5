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
  /// `--retest` where the list of failed files is not kept.
  case noStateFile
  /// A filter that no path holds.
  case noMatch(filter: String)
  /// A part without a file; how many files there are in all.
  case emptyShard(TranscriptOptions.Shard, files: Int)
  /// `--retest` with nothing to test again.
  case nothingFailedLastTime

  /// One sentence or more; the last says what to try.
  package var sentence: String {
    switch self {
    case .unknownCommand(let word):
      "\"\(word)\" is not replay or record. Try replay Transcripts."
    case .unknownOption(let word, let command):
      "\"\(word)\" is not an option of \(command.word). Options are "
        + TranscriptOption.allCases.filter { $0.belongs(to: command) }.map(\.spelled)
        .joined(separator: ", ") + ". Try \(command.word) --help."
    case .missingValue(let option, let command):
      "\(option) needs a value. Try \(command.word) --help."
    case .unwantedValue(let option): "\(option) takes no value. Try \(option) alone."
    case .badNumber(let text, let option, let most):
      "\"\(text)\" is not a number from 1 to \(most). Try \(option) 1."
    case .badPercentage(let text):
      "\"\(text)\" is not a percentage from 0 to 100. Try --min 100."
    case .badShard(let text): "\"\(text)\" is not a part of a whole. Try --shard 1/2."
    case .badChoice(let text, let option, let choices):
      "\"\(text)\" is not a choice of \(option). Choices are "
        + choices.joined(separator: ", ") + ". Try \(option) \(choices[0])."
    case .noFile(let command):
      "No file was given. Try \(command.word) Transcripts."
    case .untilNeedsOneTranscript:
      "--until needs one file with one transcript. Try replay --until 3 with a file."
    case .noHandOver: "The keyboard cannot be handed over here. Try replay without --until."
    case .noStateFile: "What failed last time is not kept here. Try replay without --retest."
    case .noMatch(let filter): "No file's path holds \"\(filter)\". Try replay Transcripts."
    case .emptyShard(let shard, let files):
      "Part \(shard.number) of \(shard.count) has no file, there are \(files). Try --shard 1/1."
    case .nothingFailedLastTime:
      "None of these files failed last time. Try replay without --retest."
    }
  }
}
