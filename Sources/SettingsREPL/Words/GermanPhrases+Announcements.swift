import AccessibilityModel
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

  func reason(_ rule: SpeechRule) -> String {
    switch rule {
    case .label: "der Name kommt zuerst"
    case .value: "der Wert folgt dem Namen"
    case .cell: "eine Zelle nennt ihren Platz in der Tabelle"
    case .selectedPrefix: "das Ausgewählte wird vor seinem Namen so genannt"
    case .selectedState: "das Ausgewählte wird nach seiner Rolle so genannt"
    case .hintAsDescription: "wo sonst nichts zu sagen ist, beschreibt der Hinweis"
    case .dimmed: "was nicht benutzt werden kann, ist grau"
    case .role: "eine Eigenschaft, die eine Rolle ausmacht, hat ein Wort"
    case .switchState: "ein Schalter sagt seinen Zustand als Wort"
    case .position: "der Platz unter seinesgleichen"
    case .container: "der Rand dessen, worin es steht"
    case .group: "eine Gruppe wird beim Betreten genannt"
    case .highImportance: "eine wichtige Angabe wird mitgesagt"
    case .expansion: "was es öffnet, ist zu sehen oder nicht"
    case .ownHint: "der eigene Hinweis des Elements"
    case .automaticHint: "was bedient werden kann, erklärt sich selbst"
    case .actionsAvailable: "es lässt sich mehr damit tun"
    case .moreContent: "es gibt mehr darüber zu hören"
    }
  }

  func name(of source: LineSource) -> String {
    switch source {
    case .element: "Element"
    case .detail: "Beschreibung des Elements davor"
    case .sentence(let kind): "Satz, \(kind.rawValue)"
    case .error(let kind): "Fehler, \(kind.rawValue)"
    case .announcement(let kind): "Ansage, \(kind)"
    case .choice: "Auswahl, Teil einer nummerierten Liste"
    case .help: "Hilfe"
    case .spelling: "Das aktuelle Element, buchstabiert"
    case .place: "Ort, der Bildschirm, das Element im Stil card und seine Nummer"
    }
  }
}
