import NotificationModel
import Testing

/// Preferences as files and other programs may hold them.
enum OddPreferences: String, CaseIterable, CustomTestStringConvertible {
  case sample, none, empty, oneChannel, keywords, alike, punctuation, foreign, many, bare, required

  var testDescription: String { rawValue }

  var preferences: Preferences {
    switch self {
    case .sample: .sample
    case .none: Preferences(categories: [], quietHours: QuietHours(), digest: .off)
    case .empty: Preferences(categories: [])
    case .oneChannel:
      preferences(titles: ["Deals", "Push", "Email"], channels: [.email])
    case .keywords:
      preferences(titles: [
        "on", "off", "list", "1", "2", "Quiet hours", "quiet", "Messages", "Messages push", "push",
        "email digest", "all", "status", "permission", "notifications", "not", "turn", "set",
        "toggle", "Settings", "heading", "from", "to", "allow", "don't allow", "after",
      ])
    case .alike:
      preferences(titles: [
        "Reminders", "Reminders", "reminders.", "Recipes", "Re", "Set list", "Set top box", "1",
        "1",
        "Product news", "Product notes", "Repeat after me", "List of friends", "Listen",
        "Turn on us",
      ])
    case .punctuation:
      preferences(
        titles: [
          "", "5\" disk", "Say \"hi\"", "a; b", ";", "\"", "“”", "...", "R&D / 50%", "A, B, and C",
          "a.b", ".", "- -", "x = y", "O'Brien", "dot. ", "Really? Yes!",
        ],
        channels: [.push, Channel(rawValue: "carrier pigeon"), Channel(rawValue: "on")]
      )
    case .foreign:
      preferences(
        titles: [
          "Straße", "Привет", "漢字", "İstanbul", "e\u{301}te\u{301}", "\u{202E}evil\u{202C}",
          "\u{1B}[2J", "\u{200B}", "😀", "\u{E000}", "tab\tand\nline", "\u{FFFD}",
          String(repeating: "long ", count: 200), String(repeating: "x", count: 900),
        ],
        channels: [.push, Channel(rawValue: "\u{1B}[2J"), Channel(rawValue: "a;b \"c")]
      )
    case .required: required
    case .many:
      preferences(titles: (1...500).map { "Category \($0)" })
    case .bare:
      Preferences(
        categories: [
          Category(id: "bare", title: "Bare", detail: "123", section: "2024", channels: [])
        ],
        quietHours: QuietHours(
          from: TimeOfDay(minutesAfterMidnight: 7 * 60),
          to: TimeOfDay(minutesAfterMidnight: 7 * 60)
        )
      )
    }
  }

  /// Channels that can't be turned off: some, all, the only one.
  private var required: Preferences {
    func category(_ id: String, _ channels: [ChannelPreference]) -> Category {
      Category(id: id, title: "Bulletins \(id)", channels: channels)
    }
    let push = ChannelPreference(.push, isOn: true, requirement: "The law asks for it")
    let email = ChannelPreference(.email, isOn: true, requirement: "\u{200B}")
    return Preferences(categories: [
      category("all", [push, email]), category("only", [push]),
      category("some", [push, ChannelPreference(.sms, isOn: false), email]),
      category("free", [ChannelPreference(.sms, isOn: false)]),
    ])
  }

  private func preferences(titles: [String], channels: [Channel] = Channel.standard) -> Preferences
  {
    Preferences(
      categories: titles.enumerated().map { index, title in
        Category(
          id: "id-\(index)",
          title: title,
          detail: index % 2 == 0 ? "About \(index)" : nil,
          section: index % 5 == 4 ? "Section \(index / 5 % 2)" : nil,
          channels: channels.enumerated().map { place, channel in
            ChannelPreference(channel, isOn: (index + place) % 2 == 0, isDefault: index % 3 == 0)
          }
        )
      },
      quietHours: QuietHours(),
      digest: .weekly
    )
  }
}
