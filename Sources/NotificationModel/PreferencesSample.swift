extension Preferences {
  /// The example data: three categories, quiet hours off, a weekly digest.
  package static let sample = Preferences(
    categories: [
      Category(
        id: "messages",
        title: "Messages",
        detail: "Direct messages and mentions",
        symbol: "bubble.left.and.bubble.right",
        channels: [
          ChannelPreference(.push, isOn: true),
          ChannelPreference(.email, isOn: true),
          ChannelPreference(.sms, isOn: false),
        ]
      ),
      Category(
        id: "reminders",
        title: "Reminders",
        detail: "Tasks and events you set",
        symbol: "checklist",
        channels: [
          ChannelPreference(.push, isOn: true),
          ChannelPreference(.email, isOn: false),
          ChannelPreference(.sms, isOn: false),
        ]
      ),
      Category(
        id: "product-news",
        title: "Product news",
        detail: "New features and tips",
        symbol: "sparkles",
        channels: [
          ChannelPreference(.push, isOn: false),
          ChannelPreference(.email, isOn: false),
        ]
      ),
    ],
    quietHours: QuietHours(),
    digest: .weekly
  )
}
