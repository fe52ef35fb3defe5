package import NotificationModel
package import Wordings

/// Something that happened.
package enum SettingsAction: Hashable, Sendable {
  /// The screen appeared, or the person asked to load again.
  case loadRequested
  case loadEnded(Preferences)
  /// The error's own words; nil when it has none.
  case loadFailed(message: Wording?)
  /// The person changed settings, all at once.
  case settingsChanged([SettingChange])
  case savePauseEnded
  case saveEnded
  /// The error's own words; nil when it has none.
  case saveFailed(message: Wording?)
  /// A request runs on; how often that came due since anything else happened, from 1.
  case stillSaving(times: Int = 1)
  case retryRequested
  case authorizationRequested
  /// The system's answer to a request.
  case authorizationAnswered(AuthorizationStatus)
  /// The request itself failed; the status as it was read again.
  case authorizationFailed(message: String?, AuthorizationStatus)
  /// The permission was read on a return to the foreground.
  case authorizationRead(AuthorizationStatus)
  case enteredForeground
  case openedSettings
  case closedSettings
  /// The person leaves, with what is unsaved saved first.
  case leaveRequested
}
