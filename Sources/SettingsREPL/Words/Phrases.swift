import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

/// Every sentence of the prompt's own, in English; facts go in, words come out.
struct Phrases: Sendable {
  let words: ScreenWords
  let formats: any SpokenFormats

  let goodbye = "Goodbye"
  let quitAgain = "Type quit again to leave without saving."
  let lineCleared = "Line cleared"
  let howToLeave = "Type quit to leave."
  let waitEnded = "Wait ended"
  let startOfScreen = "Start of screen"
  let endOfScreen = "End of screen"
  let nothingSaid = "Nothing was said yet"
  let noError = "No error was said yet"
  let noAlerts = "No new announcements"
  let nothingMore = "Nothing more"
  let alreadyAllowed = "Notifications are already allowed"
  let notSavedYet = "Not saved yet"
  let equalQuietEnds = "Quiet hours are off. From and To were the same time."
  let alert = [
    #""Notification Settings" Would Like to Send You Notifications, alert"#,
    "Notifications may include alerts, sounds, and icon badges.",
    "Don't Allow, button",
    "Allow, button",
  ]

  func greeting(of source: PreferencesSource) -> [String] {
    let help = "Type summary, list, or help."
    switch source {
    case .example: return ["\(words.title), example data. \(help)"]
    case .file(let name): return ["\(words.title), \(name). \(help)"]
    case .newFile(let name):
      return [
        "\(words.title), \(name). It does not exist yet, so it starts from the sample.", help,
      ]
    }
  }

  /// Of one switch, tab or time that is what it was to become.
  func already(_ label: String, _ value: String) -> String { "\(label) is already \(value)" }

  func alreadyForEveryChannel(_ title: String, isOn: Bool) -> String {
    "\(title) is already \(onOff(isOn)) for every channel"
  }

  func quietHoursAlready(isOn: Bool) -> String { "Quiet hours are already \(onOff(isOn))" }

  func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  /// Ends a time's row while the quiet hours stay off.
  let whileQuietHoursAreOff = ". Quiet hours are off"

  func quietHoursSentence(_ quietHours: QuietHours) -> String {
    guard quietHours.isOn else { return "Quiet hours are off." }
    return "Notifications wait from \(time(quietHours.from)) to \(time(quietHours.to)) every day."
      + " Time sensitive and critical ones pass."
  }

  func quietHoursRow(_ quietHours: QuietHours) -> String {
    guard quietHours.isOn else { return "\(words.quietHours), \(words.off)" }
    return "\(words.quietHours), \(time(quietHours.from)) to \(time(quietHours.to))"
  }

  func digestRow(_ digest: Digest) -> String { "\(words.digest), \(words.digestName(digest))" }

  func categoryCount(_ count: Int) -> String { "\(count) categories" }

  func time(_ time: TimeOfDay) -> String { formats.time(hour: time.hour, minute: time.minute) }

  func passed(_ amount: TypedDuration.Amount) -> String {
    "\(formats.number(amount.value)) \(unit(amount.unit, isOne: amount.value == 1)) passed"
  }

  private func unit(_ unit: DurationUnit, isOne: Bool) -> String {
    switch unit {
    case .milliseconds: isOne ? "millisecond" : "milliseconds"
    case .seconds: isOne ? "second" : "seconds"
    case .minutes: isOne ? "minute" : "minutes"
    case .hours: isOne ? "hour" : "hours"
    case .days: isOne ? "day" : "days"
    }
  }

  func page(of count: Int, _ rows: ClosedRange<Int>) -> String {
    "\(count) rows, \(rows.lowerBound) to \(rows.upperBound) follow. Type more."
  }

  func numbered(_ index: Int, of count: Int, _ label: String) -> String {
    "\(index) of \(count), \(label)"
  }

  func setting(_ name: String, _ value: String) -> String { "\(name), \(value)" }
}
