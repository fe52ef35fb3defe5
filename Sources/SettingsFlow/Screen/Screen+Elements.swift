import AccessibilityModel
import NotificationModel

extension Screen {
  /// A row of the settings screen in words.
  func accessibilityElement(_ row: ScreenRow) -> AccessibilityElement {
    switch row {
    case .permissionStatus: permissionStatus
    case .permissionButton: permissionButton
    case .heading(let card): heading(card)
    case .retry: button(words.retry)
    case .failure: text(state.saving.failure?.text(in: words.language) ?? words.saveFailure)
    case .section(let category):
      AccessibilityElement(
        label: categories[category].section ?? words.otherSection,
        traits: .header
      )
    case .category(let index, let number): self.row(of: categories[index], number: number)
    case .channel(let channel, let category):
      chip(categories[category].channels[channel], of: categories[category].title)
    case .noCategories: text(words.noCategories)
    case .quietHoursSwitch: quietHoursSwitch
    case .quietHoursFrom: time(words.from, state.preferences?.quietHours?.from)
    case .quietHoursTo: time(words.to, state.preferences?.quietHours?.to)
    case .digestTab(let digest): tab(digest)
    case .digestDescription: text(state.preferences?.digest.map(words.digestDescription) ?? "")
    case .loading:
      text(state.loading == .failed ? words.loadFailed : "\(words.title), \(words.loading)")
    case .tryAgain: button(words.tryAgain)
    // The screen itself knows what the system says.
    case .systemSwitch: AccessibilityElement()
    }
  }

  private var permissionStatus: AccessibilityElement {
    switch state.permission.status {
    case .notDetermined: AccessibilityElement(label: words.notificationsAreOff)
    case .provisional: AccessibilityElement(label: words.deliveredQuietly)
    case .authorized, .ephemeral:
      AccessibilityElement(
        label: words.notificationsAllowed.label,
        value: words.notificationsAllowed.value
      )
    case .denied: AccessibilityElement(label: words.turnedOffInSettings)
    case .unknown: AccessibilityElement(label: words.statusUnknown)
    }
  }

  private var permissionButton: AccessibilityElement {
    switch state.permission.status {
    case .authorized, .ephemeral: button(words.banners, hint: words.bannersHint)
    case .denied: button(words.openSettings, hint: words.openSettingsHint)
    case .notDetermined, .provisional, .unknown:
      state.permission.isAsking
        ? AccessibilityElement(
          label: words.turnOn,
          traits: [.button, .notEnabled],
          customContent: [.fact(words.waitingForAnswer)]
        ) : button(words.turnOn)
    }
  }

  /// A card's heading, with how saving went.
  private func heading(_ card: Card) -> AccessibilityElement {
    let title =
      switch card {
      case .categories: words.categories
      case .quietHours: words.quietHours
      case .digest: words.digest
      }
    let status: String? =
      switch state.saving.status(of: card) {
      case .saving: words.saving
      case .saved: words.saved
      case .notSaved: words.notSaved
      case nil: nil
      }
    return AccessibilityElement(
      label: title,
      traits: .header,
      customContent: status.map { [.fact($0)] } ?? []
    )
  }

  private var quietHoursSwitch: AccessibilityElement {
    AccessibilityElement(
      label: words.quietHours,
      value: state.preferences?.quietHours?.isOn == true ? "1" : "0",
      traits: [.button, .switchButton]
    )
  }

  private func time(_ label: String, _ time: TimeOfDay?) -> AccessibilityElement {
    AccessibilityElement(
      label: label,
      value: time.map { formats.time(hour: $0.hour, minute: $0.minute) },
      traits: .adjustable
    )
  }

  private func tab(_ digest: Digest) -> AccessibilityElement {
    let all = Digest.allCases
    return AccessibilityElement(
      label: words.digestName(digest),
      traits: digest == state.preferences?.digest ? [.button, .selected] : .button,
      position: .series(index: (all.firstIndex(of: digest) ?? 0) + 1, count: all.count)
    )
  }

  private func text(_ label: String) -> AccessibilityElement {
    AccessibilityElement(label: label, traits: .staticText)
  }

  private func button(_ label: String, hint: String? = nil) -> AccessibilityElement {
    AccessibilityElement(label: label, traits: .button, hint: hint)
  }
}
