import SettingsSession

/// The time a session runs on: real, or moved only by a typed `wait`.
enum ProgramTime: Sendable {
  case real(DispatchSessionExecutor)
  /// Real, and written down for a transcript.
  case recorded(RecordingExecutor)
  case virtual(VirtualClock)

  /// Where its session runs; nil on virtual time, on which everything happens at once.
  var executor: (any SessionExecutor)? {
    switch self {
    case .real(let executor): executor
    case .recorded(let executor): executor
    case .virtual: nil
    }
  }

  /// Time since the program's start; in a recording as a replay will count it.
  var now: Duration {
    switch self {
    case .real(let executor): executor.now
    case .recorded(let executor): executor.now
    case .virtual(let clock): clock.now
    }
  }

  static func live() -> ProgramTime {
    .real(DispatchSessionExecutor())
  }

  static func recorded() -> ProgramTime {
    .recorded(
      RecordingExecutor(DispatchSessionExecutor())
    )
  }
}
