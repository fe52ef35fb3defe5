import AccessibilityModel
import NotificationModel
import SettingsFlow

extension Phrases {
  /// What is said of an announced fact.
  func text(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved: words.saved
    case .notSaved(let message): "\(words.notSaved). \(message ?? words.saveFailure)"
    case .stillSaving: "Still saving"
    case .authorization(let status): text(of: status)
    case .authorizationFailed(let message):
      message ?? "Failed to request notification authorization."
    case .loaded: "\(words.title) loaded"
    case .loadFailed: words.loadFailed
    case .category(let category): row(of: category)
    case .quietHours(let quietHours): quietHoursRow(quietHours)
    case .digest(let digest): digestRow(digest)
    case .refreshed: "Refreshed"
    }
  }

  /// What the announcement is about: a later one about the same says all that is true.
  func item(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved, .notSaved, .stillSaving: "saving"
    case .authorization, .authorizationFailed: "permission"
    case .loaded, .loadFailed, .refreshed: "loading"
    case .category(let category): "category \(category.id)"
    case .quietHours: "quiet hours"
    case .digest: "digest"
    }
  }

  func row(of category: Category) -> String {
    let on = category.channelsOn.map(\.displayName)
    return "\(category.title), \(on.isEmpty ? words.off : formats.list(on))"
  }

  private func text(of status: AuthorizationStatus) -> String {
    switch status {
    case .authorized, .ephemeral: "Notifications allowed"
    case .denied: "Notifications not allowed"
    case .provisional: "Notifications delivered quietly"
    case .notDetermined: words.notificationsAreOff
    }
  }
}
