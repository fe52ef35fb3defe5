import AccessibilityModel
import NotificationModel
import SettingsFlow

extension EnglishPhrases {
  func text(of announcement: SettingsAnnouncement) -> String {
    switch announcement {
    case .saved: words.saved
    case .notSaved(let message): text(of: Sentence.notSaved(message: message))
    case .stillSaving: "Still saving"
    case .authorization(.authorized), .authorization(.ephemeral): "Notifications allowed"
    case .authorization(.denied): "Notifications not allowed"
    case .authorization(.provisional): "Notifications delivered quietly"
    case .authorization(.notDetermined): words.notificationsAreOff
    case .authorizationFailed(let message):
      message ?? "Failed to request notification authorization."
    case .loaded: "\(words.title) loaded"
    case .loadFailed: words.loadFailed
    case .category(let category): row(of: category)
    case .quietHours(let quietHours): text(of: Sentence.quietHoursRow(quietHours))
    case .digest(let digest): digestRow(digest)
    case .refreshed: "Refreshed"
    }
  }

  func reason(_ rule: SpeechRule) -> String {
    switch rule {
    case .label: "the label comes first"
    case .value: "the value follows the label"
    case .cell: "a cell tells its place in the table"
    case .selectedPrefix: "the chosen one is named so before its label"
    case .selectedState: "the chosen one is named so after its role"
    case .hintAsDescription: "with nothing else to say, the hint describes it"
    case .dimmed: "what cannot be used is dimmed"
    case .role: "a trait that makes a role has a word"
    case .switchState: "a switch says its state as a word"
    case .position: "the place among its siblings"
    case .container: "the edge of what contains it"
    case .group: "a group is named on entering"
    case .highImportance: "a fact of high importance is said with it"
    case .expansion: "what it opens is shown or not"
    case .ownHint: "the element's own hint"
    case .automaticHint: "a control that can be used explains itself"
    case .actionsAvailable: "there is more to do with it"
    case .moreContent: "there is more to know of it"
    }
  }

  func name(of source: LineSource) -> String {
    switch source {
    case .element: "Element"
    case .detail: "Description of the element before"
    case .sentence(let kind): "Sentence, \(kind.rawValue)"
    case .error(let kind): "Error, \(kind.rawValue)"
    case .announcement(let kind): "Announcement, \(kind)"
    case .choice: "Choice, one of a numbered list"
    case .help: "Help"
    case .spelling: "Spelling of the current element"
    case .place: "Place, the screen, the element in card style, and its number"
    }
  }
}
