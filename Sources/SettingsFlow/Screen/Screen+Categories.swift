import AccessibilityModel
import NotificationModel

extension Screen {
  /// A category: its title and the channels that are on; with one channel that one's toggle.
  func row(of category: Category, number: Int) -> AccessibilityElement {
    let position = AccessibilityPosition.row(index: number, count: categories.count)
    if category.channels.count == 1, let only = category.channels.first {
      var element = chip(only, label: category.title)
      element.position = position
      element.detail = detail(of: category, channel: only.channel)
      return element
    }
    var on: [String] = []
    for preference in category.channels where preference.isOn {
      on.append(words.channelName(preference.channel))
    }
    return AccessibilityElement(
      label: category.title,
      value: on.isEmpty ? words.off : formats.list(on),
      position: position,
      detail: category.detail
    )
  }

  /// A channel of a category of several, which `group` names.
  func chip(_ preference: ChannelPreference, of group: String) -> AccessibilityElement {
    chip(preference, label: words.channelName(preference.channel), groupLabel: group)
  }

  private func chip(
    _ preference: ChannelPreference,
    label: String,
    groupLabel: String? = nil
  ) -> AccessibilityElement {
    let isSilent = preference.channel == .push && !state.permission.status.mayDeliver
    let isDimmed = isSilent || preference.requirement != nil
    return AccessibilityElement(
      label: label,
      value: preference.isOn ? "1" : "0",
      traits: isDimmed ? .dimmedToggle : .toggle,
      hint: preference.requirement,
      groupLabel: groupLabel,
      customContent: preference.isDefault ? [.fact(words.isDefault)] : []
    )
  }

  private func detail(of category: Category, channel: Channel) -> String {
    let by = words.byChannel(channel)
    guard let detail = category.detail else { return by }
    return detail.last == "." ? "\(detail) \(by)" : "\(detail). \(by)"
  }
}

extension AccessibilityTraits {
  fileprivate static let toggle: Self = [.button, .toggleButton]
  fileprivate static let dimmedToggle: Self = [.button, .toggleButton, .notEnabled]
}
