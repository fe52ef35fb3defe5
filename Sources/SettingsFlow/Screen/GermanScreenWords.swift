package import AccessibilityModel
package import NotificationModel

/// The words on the screen in German.
package struct GermanScreenWords: ScreenWords {
  package let language = SpeechLanguage.german
  package let title = "Mitteilungseinstellungen"
  package let loading = "wird geladen"
  package let loadFailed = "Ihre Mitteilungseinstellungen konnten nicht geladen werden."
  package let tryAgain = "Erneut versuchen"
  package let noCategories = "Noch keine Themen für Mitteilungen."
  package let notificationsAreOff = "Mitteilungen sind aus"
  package let notificationsAllowed = (label: "Mitteilungen", value: "Erlaubt")
  package let statusUnknown = "Mitteilungsstatus unbekannt"
  package let deliveredQuietly = "Still zugestellt"
  package let turnedOffInSettings = "In den Einstellungen ausgeschaltet"
  package let turnOn = "Mitteilungen einschalten"
  package let banners = "Banner, Töne und Kennzeichen"
  package let bannersHint = "Öffnet die Mitteilungseinstellungen"
  package let openSettings = "Einstellungen öffnen"
  package let openSettingsHint =
    "Nur in den Einstellungen lassen sich Mitteilungen wieder einschalten"
  package let waitingForAnswer = "wartet auf eine Antwort"
  package let categories = "Kategorien"
  package let otherSection = "Andere"
  package let quietHours = "Ruhezeiten"
  package let digest = "E-Mail-Übersicht"
  package let from = "Von"
  package let to = "Bis"
  package let off = "Aus"
  package let of = "von"
  package let isDefault = "Standard"
  package let saving = "Wird gesichert"
  package let saved = "Gesichert"
  package let notSaved = "Nicht gesichert"
  package let retry = "Wiederholen"
  package let saveFailure =
    "Ihre Änderungen wurden nicht gesichert."
    + " Prüfen Sie die Verbindung, und versuchen Sie es erneut."
  package let alert = "Hinweis"
  package let alertTitle = #""Mitteilungseinstellungen" möchte Ihnen Mitteilungen senden"#
  package let alertText = "Mitteilungen können Hinweise, Töne und Symbolkennzeichen sein."
  package let dontAllow = "Nicht erlauben"
  package let allow = "Erlauben"
  package let systemSettings = "Einstellungen, Mitteilungseinstellungen"
  package let allowNotifications = "Mitteilungen erlauben"

  /// The words.
  package init() {}

  package func channelName(_ channel: Channel) -> String {
    channel == .email ? "E-Mail" : channel.displayName
  }

  package func byChannel(_ channel: Channel) -> String { "Per \(channelName(channel))" }

  package func digestName(_ digest: Digest) -> String {
    switch digest {
    case .off: "Aus"
    case .daily: "Täglich"
    case .weekly: "Wöchentlich"
    }
  }

  package func digestDescription(_ digest: Digest) -> String {
    switch digest {
    case .off: "Keine Übersicht per E-Mail"
    case .daily: "Eine Übersicht jeden Morgen"
    case .weekly: "Eine Übersicht jeden Montag"
    }
  }

  package func turn(_ name: String, _ isOn: Bool) -> String {
    "\(name) \(isOn ? "einschalten" : "ausschalten")"
  }
}
