import NotificationModel
import SettingsFlow

extension GermanPhrases {
  func text(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved: words.saved
    case .notSaved(let message): text(of: Sentence.notSaved(message: message))
    case .stillSaving: "Wird noch gesichert"
    case .authorization(.authorized), .authorization(.ephemeral): "Mitteilungen erlaubt"
    case .authorization(.denied): "Mitteilungen nicht erlaubt"
    case .authorization(.provisional): "Mitteilungen werden still zugestellt"
    case .authorization(.notDetermined): words.notificationsAreOff
    case .authorizationFailed(let message):
      message ?? "Die Erlaubnis für Mitteilungen konnte nicht angefragt werden."
    case .loaded: "\(words.title) geladen"
    case .loadFailed: words.loadFailed
    case .category(let category): row(of: category)
    case .quietHours(let quietHours): text(of: Sentence.quietHoursRow(quietHours))
    case .digest(let digest): digestRow(digest)
    case .refreshed: "Aktualisiert"
    }
  }
}
