import AccessibilityModel
import NotificationModel

extension ScreenWords {
  package static let english = ScreenWords(
    language: .english,
    title: "Notification settings",
    loading: "loading",
    loadFailed: "Your notification settings could not be loaded.",
    tryAgain: "Try again",
    noCategories: "No notification topics yet.",
    notificationsAreOff: "Notifications are off",
    notificationsAllowed: ("Notifications", "Allowed"),
    deliveredQuietly: "Delivered quietly",
    turnedOffInSettings: "Turned off in Settings",
    turnOn: "Turn on notifications",
    banners: "Banners, sounds and badges",
    bannersHint: "Opens notification settings",
    openSettings: "Open Settings",
    openSettingsHint: "Only Settings can turn notifications back on",
    waitingForAnswer: "waiting for an answer",
    categories: "Categories",
    quietHours: "Quiet hours",
    digest: "Email digest",
    from: "From",
    to: "To",
    off: "Off",
    of: "of",
    isDefault: "default",
    channelName: \.displayName,
    byChannel: { channel in "By \(channel == .sms ? channel.displayName : channel.rawValue)" },
    digestName: { digest in
      switch digest {
      case .off: "Off"
      case .daily: "Daily"
      case .weekly: "Weekly"
      }
    },
    digestDescription: { digest in
      switch digest {
      case .off: "No summary emails"
      case .daily: "A summary every morning"
      case .weekly: "A summary every Monday"
      }
    },
    turn: { name, on in "Turn \(name) \(on ? "on" : "off")" },
    saving: "Saving",
    saved: "Saved",
    notSaved: "Not saved",
    retry: "Retry",
    saveFailure: "Your changes weren't saved. Check your connection and try again.",
    alert: "alert",
    alertTitle: #""Notification Settings" Would Like to Send You Notifications"#,
    alertText: "Notifications may include alerts, sounds, and icon badges.",
    dontAllow: "Don't Allow",
    allow: "Allow",
    systemSettings: "Settings, Notification Settings",
    allowNotifications: "Allow Notifications"
  )
}
