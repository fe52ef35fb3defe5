import NotificationModel
import Wordings

/// Settings that were made here and that a file has no place for any more: another program has
/// taken their category, channel or card out.
struct HomelessSettings {
  private let changes: [SettingChange]
  private let preferences: Preferences
  private let file: Preferences

  /// Those among the changes from `known` to `preferences` that `file` lacks; nil when there is none.
  init?(of preferences: Preferences, since known: Preferences?, in file: Preferences) {
    guard let known else { return nil }
    changes = preferences.changes(since: known).filter { !file.hasPlace(for: $0) }
    self.preferences = preferences
    self.file = file
    if changes.isEmpty { return nil }
  }

  /// The preferences with these settings as they were before, so that the next save tries them
  /// again.
  func taken(before known: Preferences?) -> Preferences {
    var result = preferences
    let back = known?.changes(since: preferences) ?? []
    for change in back where !file.hasPlace(for: change) { result.apply(change) }
    return result
  }

  /// What a person is told, of the file by its name.
  func sentence(file: String) -> Wording {
    var places: [Wording] = []
    for change in changes {
      let place = place(of: change)
      if !places.contains(place) { places.append(place) }
    }
    let english = places.map(\.english).joined(separator: " and ")
    let german = places.map(\.german).joined(separator: " und ")
    return Wording(
      "\(file) has no place for \(english) any more. All else was saved. Try refresh.",
      german: "\(file) hat keinen Platz mehr für \(german). Alles andere wurde gesichert."
        + " Versuchen Sie refresh."
    )
  }

  private func place(of change: SettingChange) -> Wording {
    switch change {
    case .channel(let channel, of: let id, isOn: _),
      .channelDefault(let channel, of: let id, isOn: _):
      let title = preferences.category(id: id)?.title ?? id
      guard file.category(id: id) != nil else { return Wording(verbatim: title) }
      let name = channel.displayName
      return Wording("\(name) of \(title)", german: "\(name) von \(title)")
    case .quietHoursIsOn, .quietHoursFrom, .quietHoursTo:
      return Wording("quiet hours", german: "Ruhezeiten")
    case .digest: return Wording("the email digest", german: "die E-Mail-Übersicht")
    }
  }
}

extension Preferences {
  fileprivate func hasPlace(for change: SettingChange) -> Bool {
    switch change {
    case .channel(let channel, of: let id, isOn: _),
      .channelDefault(let channel, of: let id, isOn: _):
      category(id: id)?[channel] != nil
    case .quietHoursIsOn, .quietHoursFrom, .quietHoursTo: quietHours != nil
    case .digest: digest != nil
    }
  }
}
