import SettingsSession

/// The time a session runs on: real, or moved only by a typed `wait`.
enum ProgramTime: Sendable {
  case real(DispatchSessionExecutor)
  /// Real, and written down for a transcript.
  case recorded(RecordingExecutor)
  case virtual(VirtualClock)

  static func live() -> ProgramTime {
    .real(DispatchSessionExecutor(label: "notification-settings.session"))
  }

  static func recorded() -> ProgramTime {
    .recorded(
      RecordingExecutor(DispatchSessionExecutor(label: "notification-settings.session"))
    )
  }
}
