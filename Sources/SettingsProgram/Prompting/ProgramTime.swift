import SettingsSession
import Transcripts

/// The time a session runs on: real, or moved only by a typed `wait`.
enum ProgramTime: Sendable {
  case real(DispatchSessionExecutor)
  case stepped(StepExecutor)

  static func live() -> ProgramTime {
    .real(DispatchSessionExecutor(label: "notification-settings.session"))
  }

  static func virtual() -> ProgramTime { .stepped(StepExecutor()) }

  var executor: any SessionExecutor {
    switch self {
    case .real(let executor): executor
    case .stepped(let executor): executor
    }
  }
}
