import AccessibilityModel
import NotificationModel
import SettingsFlow
import Wordings

extension GermanPhrases {
  func text(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved: words.saved
    case .notSaved(let message): text(of: Sentence.notSaved(message: message))
    case .stillSaving(1): "Wird noch gesichert"
    case .stillSaving(let times): "Wird noch gesichert, \(formats.count(times)) Mal"
    case .authorization(.authorized), .authorization(.ephemeral): "Mitteilungen erlaubt"
    case .authorization(.denied): "Mitteilungen nicht erlaubt"
    case .authorization(.provisional): "Mitteilungen werden still zugestellt"
    case .authorization(.notDetermined): words.notificationsAreOff
    case .authorization(.unknown): words.statusUnknown
    case .authorizationFailed(let message):
      message ?? "Die Erlaubnis für Mitteilungen konnte nicht angefragt werden."
    case .loaded: "\(words.title) geladen"
    case .loadFailed(let message):
      message.map { "\(words.loadFailed) \($0.german)" } ?? words.loadFailed
    case .category(let category): row(of: category)
    case .quietHours(let quietHours): text(of: Sentence.quietHoursRow(quietHours))
    case .digest(let digest): digestRow(digest)
    case .refreshed: "Aktualisiert"
    }
  }
}
