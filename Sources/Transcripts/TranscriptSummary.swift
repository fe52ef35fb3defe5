/// The last line of a run, in words and without a time: the same every time.
struct TranscriptSummary: Hashable, Sendable {
  /// How many passed.
  private(set) var passed = 0
  private var counts: [Kind: Int] = [:]
  private var bad: [String] = []
  private let rounds: Int

  /// What else can become of a transcript, in the order and the words of the line.
  private enum Kind: String, CaseIterable {
    case failed = "failed"
    case recorded = "recorded"
    case refused = "not recorded"
    case unusable = "could not be used"
    case leftOut = "left out"

    /// Nil for one that passed.
    init?(_ verdict: TranscriptVerdict) {
      switch verdict {
      case .passed: return nil
      case .failed: self = .failed
      case .recorded: self = .recorded
      case .refused: self = .refused
      case .unusable: self = .unusable
      case .leftOut: self = .leftOut
      }
    }
  }

  private static let mostNames = 3

  /// Counts results; `rounds` is how often each was replayed.
  init(of results: [TranscriptResult], rounds: Int = 1) {
    self.rounds = rounds
    for result in results {
      if let kind = Kind(result.verdict) { counts[kind, default: 0] += 1 } else { passed += 1 }
      if result.isBad { bad.append(result.name) }
    }
  }

  /// `3 passed, 1 failed: Transcripts/saving/retry.txt`.
  var line: String {
    var parts = ["\(passed) passed" + (rounds > 1 ? " \(rounds) times" : "")]
    for kind in Kind.allCases {
      if let count = counts[kind] { parts.append("\(count) \(kind.rawValue)") }
    }
    guard !bad.isEmpty else { return parts.joined(separator: ", ") }
    var names = Array(bad.prefix(Self.mostNames))
    if bad.count > Self.mostNames { names.append("and \(bad.count - Self.mostNames) more") }
    return parts.joined(separator: ", ") + ": " + names.joined(separator: ", ")
  }

  /// 0 when all passed; 1 when something differs or was recorded; 2 when a file could not be used
  /// or nothing was replayed.
  var exitCode: Int {
    if counts[.unusable] != nil { return 2 }
    if !bad.isEmpty { return 1 }
    return passed > 0 ? 0 : 2
  }
}
