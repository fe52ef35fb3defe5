package import AccessibilityModel
package import NotificationModel

/// The words on the screen in one language; a missing one doesn't compile.
package protocol ScreenWords: Sendable {
  var language: SpeechLanguage { get }
  var title: String { get }
  var loading: String { get }
  var loadFailed: String { get }
  var tryAgain: String { get }
  var noCategories: String { get }

  var notificationsAreOff: String { get }
  var notificationsAllowed: (label: String, value: String) { get }
  var statusUnknown: String { get }
  var deliveredQuietly: String { get }
  var turnedOffInSettings: String { get }
  var turnOn: String { get }
  var banners: String { get }
  var bannersHint: String { get }
  var openSettings: String { get }
  var openSettingsHint: String { get }
  var waitingForAnswer: String { get }

  var categories: String { get }
  /// The heading of categories without a section that follow some with one.
  var otherSection: String { get }
  var quietHours: String { get }
  var digest: String { get }
  var from: String { get }
  var to: String { get }
  var off: String { get }
  /// Between a number and how many there are.
  var of: String { get }
  var isDefault: String { get }
  func channelName(_ channel: Channel) -> String
  func byChannel(_ channel: Channel) -> String
  func digestName(_ digest: Digest) -> String
  func digestDescription(_ digest: Digest) -> String

  /// The name of the action that turns what is named on or off.
  func turn(_ name: String, _ isOn: Bool) -> String

  var saving: String { get }
  var saved: String { get }
  var notSaved: String { get }
  var retry: String { get }
  var saveFailure: String { get }

  /// The system's question: what it is, its two sentences, and its answers.
  var alert: String { get }
  var alertTitle: String { get }
  var alertText: String { get }
  var dontAllow: String { get }
  var allow: String { get }
  var systemSettings: String { get }
  var allowNotifications: String { get }
}
