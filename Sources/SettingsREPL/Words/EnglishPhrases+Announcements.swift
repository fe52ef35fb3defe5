import AccessibilityModel
import NotificationModel
import SettingsFlow
import Wordings

extension EnglishPhrases {
  func text(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved: words.saved
    case .notSaved(let message): text(of: Sentence.notSaved(message: message))
    case .stillSaving(1): "Still saving"
    case .stillSaving(let times): "Still saving, \(formats.count(times)) times"
    case .authorization(.authorized), .authorization(.ephemeral): "Notifications allowed"
    case .authorization(.denied): "Notifications not allowed"
    case .authorization(.provisional): "Notifications delivered quietly"
    case .authorization(.notDetermined): words.notificationsAreOff
    case .authorization(.unknown): words.statusUnknown
    case .authorizationFailed(let message):
      message ?? "Failed to request notification authorization."
    case .loaded: "\(words.title) loaded"
    case .loadFailed(let message):
      message.map { "\(words.loadFailed) \($0.english)" } ?? words.loadFailed
    case .category(let category): row(of: category)
    case .quietHours(let quietHours): text(of: Sentence.quietHoursRow(quietHours))
    case .digest(let digest): digestRow(digest)
    case .refreshed: "Refreshed"
    }
  }
}
