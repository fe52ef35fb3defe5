import SettingsSession

/// The time a session runs on: real, or moved only by a typed `wait`.
enum ProgramTime: Sendable {
  case real(DispatchSessionExecutor)
  /// Real, and written down for a transcript.
  case recorded(RecordingExecutor)
  case stepped(StepExecutor)

  static func live() -> ProgramTime {
    .real(DispatchSessionExecutor(label: "notification-settings.session"))
  }

  static func recorded() -> ProgramTime {
    .recorded(
      RecordingExecutor(DispatchSessionExecutor(label: "notification-settings.session"))
    )
  }

  static func virtual() -> ProgramTime { .stepped(StepExecutor()) }

  var executor: any SessionExecutor {
    switch self {
    case .real(let executor): executor
    case .recorded(let executor): executor
    case .stepped(let executor): executor
    }
  }
}
