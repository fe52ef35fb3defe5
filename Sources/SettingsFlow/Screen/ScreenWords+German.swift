import AccessibilityModel
import NotificationModel

extension ScreenWords {
  package static let german = ScreenWords(
    language: .german,
    title: "Mitteilungseinstellungen",
    loading: "wird geladen",
    loadFailed: "Ihre Mitteilungseinstellungen konnten nicht geladen werden.",
    tryAgain: "Erneut versuchen",
    noCategories: "Noch keine Themen für Mitteilungen.",
    notificationsAreOff: "Mitteilungen sind aus",
    notificationsAllowed: ("Mitteilungen", "Erlaubt"),
    deliveredQuietly: "Still zugestellt",
    turnedOffInSettings: "In den Einstellungen ausgeschaltet",
    turnOn: "Mitteilungen einschalten",
    banners: "Banner, Töne und Kennzeichen",
    bannersHint: "Öffnet die Mitteilungseinstellungen",
    openSettings: "Einstellungen öffnen",
    openSettingsHint: "Nur in den Einstellungen lassen sich Mitteilungen wieder einschalten",
    waitingForAnswer: "wartet auf eine Antwort",
    categories: "Kategorien",
    quietHours: "Ruhezeiten",
    digest: "E-Mail-Übersicht",
    from: "Von",
    to: "Bis",
    off: "Aus",
    of: "von",
    isDefault: "Standard",
    channelName: { channel in channel == .email ? "E-Mail" : channel.displayName },
    byChannel: { channel in "Per \(channel == .email ? "E-Mail" : channel.displayName)" },
    digestName: { digest in
      switch digest {
      case .off: "Aus"
      case .daily: "Täglich"
      case .weekly: "Wöchentlich"
      }
    },
    digestDescription: { digest in
      switch digest {
      case .off: "Keine Übersicht per E-Mail"
      case .daily: "Eine Übersicht jeden Morgen"
      case .weekly: "Eine Übersicht jeden Montag"
      }
    },
    turn: { name, on in "\(name) \(on ? "einschalten" : "ausschalten")" },
    saving: "Wird gesichert",
    saved: "Gesichert",
    notSaved: "Nicht gesichert",
    retry: "Wiederholen",
    saveFailure: "Ihre Änderungen wurden nicht gesichert."
      + " Prüfen Sie die Verbindung, und versuchen Sie es erneut.",
    alert: "Hinweis",
    alertTitle: #""Mitteilungseinstellungen" möchte Ihnen Mitteilungen senden"#,
    alertText: "Mitteilungen können Hinweise, Töne und Symbolkennzeichen sein.",
    dontAllow: "Nicht erlauben",
    allow: "Erlauben",
    systemSettings: "Einstellungen, Mitteilungseinstellungen",
    allowNotifications: "Mitteilungen erlauben"
  )
}
