package import NotificationModel
package import Wordings

/// Something said without being asked for, as a fact.
package enum SettingsAnnouncement: Hashable, Sendable {
  case saved
  /// The error's own words; nil for the screen's default.
  case notSaved(message: Wording?)
  /// How often at once, from 1.
  case stillSaving(times: Int = 1)
  /// The system's answer, or a change noticed on a return.
  case authorization(AuthorizationStatus)
  /// The error's own words; nil for the screen's default.
  case authorizationFailed(message: String?)
  case loaded
  /// The error's own words; nil when it has none.
  case loadFailed(message: Wording?)
  /// A category as a load found it, different from before.
  case category(Category)
  case quietHours(QuietHours)
  case digest(Digest)
  case refreshed
}
