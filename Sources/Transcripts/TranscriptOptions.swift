/// What `replay …`, `record …` and `coverage …` were asked for.
package struct TranscriptOptions: Hashable, Sendable {
  /// What to do with each file.
  package var command: Command
  /// Files and folders, in the order given; empty only with `retest`.
  package var files: [String] = []
  /// Only files whose path holds one of these; empty for all.
  package var filters: [String] = []
  /// How many files at once, from 1; nil for the number of processors.
  package var jobs: Int?
  /// Only every so many-th file; nil for all.
  package var shard: Shard?
  /// How often each file is replayed, from 1.
  package var rounds = 1
  /// Only files that failed last time.
  package var isRetest = false
  /// Results in the Test Anything Protocol.
  package var isTAP = false
  /// Where to write the XML for continuous integration; nil for nowhere.
  package var junit: String?
  /// Whether `NAME.actual` is written beside a file that fails.
  package var writesActual = false
  /// Where the transcripts run.
  package var seam = TranscriptSeam.process
  /// The number of the line after which the keyboard is handed over; nil to replay all.
  package var until: Int?
  /// Whether help was asked for; nothing else is done then.
  package var isHelp = false

  /// What to do with each file.
  package enum Command: Hashable, Sendable {
    /// Compare; write nothing unless asked.
    case replay
    /// Write what the mode allows.
    case record(RecordMode)
    /// Tell what no file reaches; fine when so many percent are reached.
    case coverage(least: Int)

    /// The first word of the arguments.
    package var word: String {
      switch self {
      case .replay: "replay"
      case .record: "record"
      case .coverage: "coverage"
      }
    }
  }

  /// A part of the files.
  package struct Shard: Hashable, Sendable {
    /// 1 to `count`.
    package let number: Int
    /// From 1.
    package let count: Int
  }

  /// What the command's options do, line by line.
  package var help: [String] { TranscriptOption.help(of: command) }

  /// Nothing is done yet.
  package init(command: Command) {
    self.command = command
  }
}
