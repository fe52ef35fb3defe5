/// Where a transcript runs.
package enum TranscriptSeam: String, Hashable, Sendable, CaseIterable {
  /// In this process, over a virtual clock.
  case process
  /// The real executable, through a pipe.
  case pipe
  /// The real executable, through a pseudo-terminal.
  case terminal

  /// Why a transcript is left out here; nil when it runs.
  package func leftOut(_ transcript: Transcript) -> LeftOut? {
    var keys: [TranscriptKey] = []
    for case .keys(let typed) in transcript.steps.map(\.action) { keys += typed }
    switch self {
    case .process: return keys.first { !$0.runsInProcess }.map(LeftOut.key)
    case .pipe: return keys.isEmpty ? nil : .keys
    case .terminal: return nil
    }
  }

  /// Why a transcript is left out.
  package enum LeftOut: Hashable, Sendable {
    /// A key of it can only be pressed on a terminal.
    case key(TranscriptKey)
    /// It types keys without Enter, which a pipe cannot.
    case keys

    /// The reason in words, without an end mark: `runs in the terminal only, it presses <Up>`.
    package var words: String {
      switch self {
      case .key(let key): "runs in the terminal only, it presses \(key.spelled)"
      case .keys: "does not run in a pipe, it types keys without Enter"
      }
    }
  }
}
