import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem

extension Conversation {
  mutating func turnOnNotifications() throws(CommandError) {
    if state.permission.isAsking { return readAlert() }
    switch state.permission.status {
    case .notDetermined, .provisional, .unknown: send(.authorizationRequested)
    case .authorized, .ephemeral: say(.alreadyAllowed)
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
    say(.systemSettings)
    say(.systemSwitch)
  }

  mutating func goBack() throws(CommandError) {
    guard state.isInSettings else { throw .notInSettings }
    say(.title)
    send(.closedSettings)
    releaseHeldAnnouncements()
    send(.enteredForeground)
  }

  mutating func setSystemSwitch(_ switching: Switching) {
    let mayDeliver = system.authorizationStatus.mayDeliver
    let isOn = switching.applied(to: mayDeliver)
    guard isOn != mayDeliver else {
      return say(.alreadySwitched(phrases.words.allowNotifications, isOn: isOn))
    }
    system.authorizationStatus = isOn ? .authorized : .denied
    say(.systemSwitch)
  }

  mutating func load() {
    say(.screenLoading)
    send(.loadRequested)
  }

  /// Does what a tap on the current element does.
  mutating func activate() throws(CommandError) {
    let current = currentElement
    switch current.id {
    case .permissionButton:
      if state.permission.status.canAsk { try turnOnNotifications() } else { openSettings() }
    case .retry: try retry()
    case .tryAgain: load()
    case .channel(let channel, let id):
      let target = ChannelTarget(category: id, channel: channel, isNamedInFull: true)
      try setChannel(target, .toggle)
    case .category(let id) where current.isControl:
      try setCategory(CategoryTarget(id: id, isNamedInFull: true), .toggle)
    case .quietHoursSwitch: try setQuietHours(.toggle)
    case .digestTab(let digest): setDigest(digest)
    default: throw .notActivatable(current.element.label ?? "")
    }
  }
}
