/// What a person chose for one channel of one category.
package struct ChannelPreference: Hashable, Sendable {
  package var channel: Channel
  /// Whether notifications of the category come by this channel.
  package var isOn: Bool
  /// Whether the person never chose, so that the category's default still applies.
  package var isDefault: Bool

  /// Why the channel can't be turned off; nil when it can.
  package var requirement: String?

  /// Whether the channel can be turned on and off.
  package var isChangeable: Bool { requirement == nil }

  package init(
    _ channel: Channel,
    isOn: Bool,
    isDefault: Bool = false,
    requirement: String? = nil
  ) {
    self.requirement = requirement
    self.channel = channel
    self.isOn = isOn
    self.isDefault = isDefault
  }
}
