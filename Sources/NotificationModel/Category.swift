/// A kind of notification with the channels it is offered on.
package struct Category: Hashable, Sendable, Identifiable {
  /// Stable over runs: the key in files.
  package var id: String
  package var title: String
  /// What the category covers, in a line; nil when nothing is known.
  package var detail: String?
  /// A decorative symbol's name: kept, never said.
  package var symbol: String?
  /// The heading this category stands under; nil for the group without a heading.
  package var section: String?
  /// The offered channels in display order.
  package var channels: [ChannelPreference]

  package init(
    id: String,
    title: String,
    detail: String? = nil,
    symbol: String? = nil,
    section: String? = nil,
    channels: [ChannelPreference]
  ) {
    self.id = id
    self.title = title
    self.detail = detail
    self.symbol = symbol
    self.section = section
    self.channels = channels
  }

  /// Whether the category is on for at least one channel.
  package var isOn: Bool { channels.contains(where: \.isOn) }

  /// The channels that can be turned on and off, in display order.
  package var changeableChannels: [ChannelPreference] {
    channels.filter(\.isChangeable)
  }

  /// The channels that are on, in display order.
  package var channelsOn: [Channel] { channels.filter(\.isOn).map(\.channel) }

  /// What was chosen for `channel`; nil when the category isn't offered on it.
  package subscript(channel: Channel) -> ChannelPreference? {
    channels.first { $0.channel == channel }
  }
}
