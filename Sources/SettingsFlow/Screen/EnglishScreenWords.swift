package import AccessibilityModel
package import NotificationModel

/// The words on the screen in English.
package struct EnglishScreenWords: ScreenWords {
  package let language = SpeechLanguage.english
  package let title = "Notification settings"
  package let loading = "loading"
  package let loadFailed = "Your notification settings could not be loaded."
  package let tryAgain = "Try again"
  package let noCategories = "No notification topics yet."
  package let notificationsAreOff = "Notifications are off"
  package let notificationsAllowed = (label: "Notifications", value: "Allowed")
  package let statusUnknown = "Notification status unknown"
  package let deliveredQuietly = "Delivered quietly"
  package let turnedOffInSettings = "Turned off in Settings"
  package let turnOn = "Turn on notifications"
  package let banners = "Banners, sounds and badges"
  package let bannersHint = "Opens notification settings"
  package let openSettings = "Open Settings"
  package let openSettingsHint = "Only Settings can turn notifications back on"
  package let waitingForAnswer = "waiting for an answer"
  package let categories = "Categories"
  package let otherSection = "Other"
  package let quietHours = "Quiet hours"
  package let digest = "Email digest"
  package let from = "From"
  package let to = "To"
  package let off = "Off"
  package let of = "of"
  package let isDefault = "default"
  package let saving = "Saving"
  package let saved = "Saved"
  package let notSaved = "Not saved"
  package let retry = "Retry"
  package let saveFailure = "Your changes weren't saved. Check your connection and try again."
  package let alert = "alert"
  package let alertTitle = #""Notification Settings" Would Like to Send You Notifications"#
  package let alertText = "Notifications may include alerts, sounds, and icon badges."
  package let dontAllow = "Don't Allow"
  package let allow = "Allow"
  package let systemSettings = "Settings, Notification Settings"
  package let allowNotifications = "Allow Notifications"

  /// The words.
  package init() {}

  package func channelName(_ channel: Channel) -> String { channel.displayName }

  package func byChannel(_ channel: Channel) -> String {
    "By \(channel.words)"
  }

  package func digestName(_ digest: Digest) -> String {
    switch digest {
    case .off: "Off"
    case .daily: "Daily"
    case .weekly: "Weekly"
    }
  }

  package func digestDescription(_ digest: Digest) -> String {
    switch digest {
    case .off: "No summary emails"
    case .daily: "A summary every morning"
    case .weekly: "A summary every Monday"
    }
  }

  package func turn(_ name: String, _ isOn: Bool) -> String {
    "Turn \(name) \(isOn ? "on" : "off")"
  }
}
