package import AccessibilityModel
package import NotificationModel

/// The words on the screen in one language; a missing one doesn't compile.
package struct ScreenWords: Sendable {
  package let language: SpeechLanguage
  package let title: String
  package let loading: String
  package let loadFailed: String
  package let tryAgain: String
  package let noCategories: String

  package let notificationsAreOff: String
  package let notificationsAllowed: (label: String, value: String)
  package let deliveredQuietly: String
  package let turnedOffInSettings: String
  package let turnOn: String
  package let banners: String
  package let bannersHint: String
  package let openSettings: String
  package let openSettingsHint: String
  package let waitingForAnswer: String

  package let categories: String
  package let quietHours: String
  package let digest: String
  package let from: String
  package let to: String
  package let off: String
  /// Between a number and how many there are.
  package let of: String
  package let isDefault: String
  package let channelName: @Sendable (Channel) -> String
  package let byChannel: @Sendable (Channel) -> String
  package let digestName: @Sendable (Digest) -> String
  package let digestDescription: @Sendable (Digest) -> String

  /// The name of the action that turns what is named on or off.
  package let turn: @Sendable (_ name: String, _ on: Bool) -> String

  package let saving: String
  package let saved: String
  package let notSaved: String
  package let retry: String
  package let saveFailure: String

  /// The system's question: what it is, its two sentences, and its answers.
  package let alert: String
  package let alertTitle: String
  package let alertText: String
  package let dontAllow: String
  package let allow: String
  package let systemSettings: String
  package let allowNotifications: String
}
