package import NotificationModel

/// Something to be done outside of the pure flow; results come back as actions.
package enum SettingsEffect: Hashable, Sendable {
  case load
  case save(Preferences)
  case startTimer(SettingsTimer)
  case cancelTimer(SettingsTimer)
  case requestAuthorization(AuthorizationOptions)
  case readAuthorization
  case announce(SettingsAnnouncement)
  /// Nothing is left to be saved, or saving failed: the person may leave.
  case leave(isSaved: Bool)
}

/// A timer of the flow; starting one that runs starts it anew.
package enum SettingsTimer: Hashable, Sendable {
  /// After the last change, before the save.
  case savePause
  /// From a request's start to the first `Still saving`.
  case firstStillSaving
  /// Between two `Still saving`.
  case nextStillSaving

  /// From its start to its end.
  package var duration: Duration {
    switch self {
    case .savePause: .milliseconds(600)
    case .firstStillSaving: .seconds(2)
    case .nextStillSaving: .seconds(30)
    }
  }
}
