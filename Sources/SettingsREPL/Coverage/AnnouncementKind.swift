import NotificationModel
import SettingsFlow

/// What an announcement tells, whatever it is about.
package enum AnnouncementKind: String, CaseIterable, Hashable, Sendable {
  case saved = "saved"
  case notSaved = "not saved"
  case stillSaving = "still saving"
  case allowed = "notifications allowed"
  case notAllowed = "notifications not allowed"
  case deliveredQuietly = "notifications delivered quietly"
  case areOff = "notifications are off"
  case statusUnknown = "notification status unknown"
  case requestFailed = "request failed"
  case loaded = "loaded"
  case loadFailed = "load failed"
  case categoryChanged = "category changed by a load"
  case quietHoursChanged = "quiet hours changed by a load"
  case digestChanged = "digest changed by a load"
  case refreshed = "refreshed"
  case cursorMoved = "cursor moved"

  init(_ announcement: SettingsAnnouncement) {
    switch announcement {
    case .saved: self = .saved
    case .notSaved: self = .notSaved
    case .stillSaving: self = .stillSaving
    case .authorization(.authorized), .authorization(.ephemeral): self = .allowed
    case .authorization(.denied): self = .notAllowed
    case .authorization(.provisional): self = .deliveredQuietly
    case .authorization(.notDetermined): self = .areOff
    case .authorization(.unknown): self = .statusUnknown
    case .authorizationFailed: self = .requestFailed
    case .loaded: self = .loaded
    case .loadFailed: self = .loadFailed
    case .category: self = .categoryChanged
    case .quietHours: self = .quietHoursChanged
    case .digest: self = .digestChanged
    case .refreshed: self = .refreshed
    }
  }
}
