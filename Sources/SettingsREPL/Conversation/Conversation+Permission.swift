import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem

extension Conversation {
  mutating func turnOnNotifications() throws(CommandError) {
    if state.permission.isAsking { return readAlert() }
    switch state.permission.status {
    case .notDetermined, .provisional: send(.authorizationRequested)
    case .authorized, .ephemeral: say(phrases.alreadyAllowed)
    case .denied: throw .turnedOffInSettings
    }
  }

  mutating func answerAlert(allow: Bool) throws(CommandError) {
    guard system.isAlertOpen else {
      throw .noOpenQuestion(isDenied: state.permission.status == .denied)
    }
    take(system.answer(allow ? .allow : .deny))
  }

  mutating func openSettings() {
    send(.openedSettings)
    say(phrases.words.systemSettings)
    say(.systemSwitch)
  }

  mutating func goBack() throws(CommandError) {
    guard state.isInSettings else { throw .notInSettings }
    say(phrases.words.title)
    send(.closedSettings)
    releaseHeldAnnouncements()
    send(.enteredForeground)
  }

  mutating func setSystemSwitch(_ switching: Switching) {
    let mayDeliver = system.authorizationStatus.mayDeliver
    let isOn = switching.applied(to: mayDeliver)
    guard isOn != mayDeliver else {
      return say(phrases.already(phrases.words.allowNotifications, phrases.onOff(isOn)))
    }
    system.authorizationStatus = isOn ? .authorized : .denied
    say(.systemSwitch)
  }

  mutating func load() {
    say("\(phrases.words.title), \(phrases.words.loading)")
    send(.loadRequested)
  }

  /// Does what a tap on the current element does.
  mutating func activate() throws(CommandError) {
    let screen = self.screen
    let current = screen.elements[cursor.index(on: screen)]
    switch current.id {
    case .permissionButton:
      if state.permission.status.canAsk { try turnOnNotifications() } else { openSettings() }
    case .retry: try retry()
    case .tryAgain: load()
    case .channel(let channel, let id):
      let target = ChannelTarget(category: id, channel: channel, isNamedInFull: true)
      setChannel(target, .toggle)
    case .category(let id) where current.isControl:
      setCategory(CategoryTarget(id: id, isNamedInFull: true), .toggle)
    case .quietHoursSwitch: try setQuietHours(.toggle)
    case .digestTab(let digest): setDigest(digest)
    default: throw .notActivatable(current.element.label ?? "")
    }
  }
}
