/// The last line of a run, in words and without a time: the same every time.
package struct TranscriptSummary: Hashable, Sendable {
  /// How many passed.
  package private(set) var passed = 0
  private var counts = [0, 0, 0, 0, 0]
  private var bad: [String] = []
  private let rounds: Int

  private static let words = [
    "failed", "recorded", "not recorded", "could not be used", "left out",
  ]
  private static let mostNames = 3

  /// Counts results; `rounds` is how often each was replayed.
  package init(of results: [TranscriptResult], rounds: Int = 1) {
    self.rounds = rounds
    for result in results {
      switch result.verdict {
      case .passed: passed += 1
      case .failed: counts[0] += 1
      case .recorded: counts[1] += 1
      case .refused: counts[2] += 1
      case .unusable: counts[3] += 1
      case .leftOut: counts[4] += 1
      }
      if result.isBad { bad.append(result.name) }
    }
  }

  /// `3 passed, 1 failed: Transcripts/saving/retry.txt`.
  package var line: String {
    var parts = ["\(passed) passed" + (rounds > 1 ? " \(rounds) times" : "")]
    for (count, word) in zip(counts, Self.words) where count > 0 {
      parts.append("\(count) \(word)")
    }
    guard !bad.isEmpty else { return parts.joined(separator: ", ") }
    var names = Array(bad.prefix(Self.mostNames))
    if bad.count > Self.mostNames { names.append("and \(bad.count - Self.mostNames) more") }
    return parts.joined(separator: ", ") + ": " + names.joined(separator: ", ")
  }

  /// 0 when all passed; 1 when something differs or was recorded; 2 when a file could not be used
  /// or nothing was replayed.
  package var exitCode: Int {
    if counts[3] > 0 { return 2 }
    if !bad.isEmpty { return 1 }
    return passed > 0 ? 0 : 2
  }
}
