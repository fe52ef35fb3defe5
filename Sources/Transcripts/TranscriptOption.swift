/// The options of `replay`, `record` and `coverage`: one declaration each for the parser and the help.
enum TranscriptOption: String, CaseIterable {
  case filter = "--filter"
  case jobs = "--jobs"
  case shard = "--shard"
  case loop = "--loop"
  case retest = "--retest"
  case tap = "--tap"
  case junit = "--junit"
  case actual = "--actual"
  case seam = "--seam"
  case until = "--until"
  case mode = "--mode"
  case min = "--min"
  case help = "--help"

  /// What stands after it; nil when nothing does.
  var value: String? {
    switch self {
    case .filter: "TEXT"
    case .jobs, .loop: "N"
    case .shard: "K/N"
    case .junit: "FILE"
    case .seam: TranscriptSeam.allCases.map(\.rawValue).joined(separator: "|")
    case .until: "LINE"
    case .mode: RecordMode.allCases.map(\.rawValue).joined(separator: "|")
    case .min: "PERCENT"
    case .retest, .tap, .actual, .help: nil
    }
  }

  /// What it does, in one line.
  var abstract: String {
    switch self {
    case .filter: "only files whose path holds TEXT; may be given again"
    case .jobs: "N files at once; the number of processors unless given"
    case .shard: "only part K of N of the files"
    case .loop: "replay each file N times"
    case .retest: "only files that failed last time"
    case .tap: "results in the Test Anything Protocol"
    case .junit: "write results as XML to FILE"
    case .actual: "write NAME.actual beside a file that fails"
    case .seam: "where the transcripts run; process unless given"
    case .until: "replay one file up to LINE, then the keyboard is yours"
    case .mode: "which files are written; missing unless given, never where CI is set"
    case .min: "exit code 0 when at least so much is reached; 100 unless given"
    case .help: "these lines"
    }
  }

  /// Whether a command has it.
  func belongs(to command: TranscriptOptions.Command) -> Bool {
    switch (self, command) {
    case (.filter, _), (.help, _), (.min, .coverage): true
    case (_, .coverage): false
    case (.jobs, _), (.shard, _), (.tap, _), (.junit, _), (.seam, _): true
    case (.loop, .replay), (.retest, .replay), (.actual, .replay), (.until, .replay): true
    case (.mode, .record): true
    default: false
    }
  }

  /// `--jobs N`.
  var spelled: String { value.map { "\(rawValue) \($0)" } ?? rawValue }

  /// The help of a command, line by line.
  static func help(of command: TranscriptOptions.Command) -> [String] {
    ["notification-settings \(command.word) [options] FILE, a folder means all .txt files below it"]
      + allCases.filter { $0.belongs(to: command) }.map { "\($0.spelled): \($0.abstract)" }
  }
}
