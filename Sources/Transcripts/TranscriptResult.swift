/// One transcript's name and what became of it.
package struct TranscriptResult: Hashable, Sendable {
  /// Its path; in a Markdown file with the number of its first line.
  package let name: String
  /// The path of its file.
  package let path: String
  /// What became of it.
  package let verdict: TranscriptVerdict

  /// A file that could not be used.
  package static func unusable(_ error: TranscriptFileError) -> TranscriptResult {
    TranscriptResult(name: error.path, path: error.path, verdict: .unusable(error))
  }

  /// Whether it counts against the whole.
  package var isBad: Bool {
    switch verdict {
    case .passed, .leftOut: false
    case .failed, .unusable, .recorded, .refused: true
    }
  }

  /// What to say about it, a plain sentence a line and then the diff; empty when it passed.
  package var lines: [String] {
    switch verdict {
    case .passed: []
    case .failed(let failures, let diff, let round):
      sentences(of: failures, round: round) + diff
    case .leftOut(let reason): ["\(name) \(reason.words)"]
    case .unusable(let error): ["Error: " + error.sentence]
    case .recorded: ["\(name): Recorded, look at it and replay again"]
    case .refused(let refusal): ["\(name): Not recorded. " + refusal.sentence(path: path)]
    }
  }

  /// The first failure; then why the run ended early, when that is another.
  private func sentences(of failures: [TranscriptFailure], round: Int) -> [String] {
    let said = failures.prefix(1) + failures.dropFirst().filter(\.isStop)
    return said.map { (round > 1 ? "In round \(round), " : "") + $0.sentence(path: path) }
  }
}

extension TranscriptFailure {
  fileprivate var isStop: Bool {
    if case .stopped = fact { true } else { false }
  }
}
