/// One setting and the value it gets: the unit of changing, undoing and merging.
package enum SettingChange: Hashable, Sendable {
  case channel(Channel, of: Category.ID, isOn: Bool)
  /// Takes a choice back: the channel is as its default has it, as long as nobody chooses.
  case channelDefault(Channel, of: Category.ID, isOn: Bool)
  case quietHoursIsOn(Bool)
  case quietHoursFrom(TimeOfDay)
  case quietHoursTo(TimeOfDay)
  case digest(Digest)
}

extension Preferences {
  /// Sets what `change` names; a setting that is absent here stays absent.
  package mutating func apply(_ change: SettingChange) {
    switch change {
    case .channel(let channel, let id, let isOn): set(channel, of: id, isOn, isDefault: false)
    case .channelDefault(let channel, let id, let isOn):
      set(channel, of: id, isOn, isDefault: true)
    case .quietHoursIsOn(let isOn): quietHours?.isOn = isOn
    case .quietHoursFrom(let time): quietHours?.from = time
    case .quietHoursTo(let time): quietHours?.to = time
    case .digest(let value): if digest != nil { digest = value }
    }
  }

  private mutating func set(
    _ channel: Channel,
    of id: Category.ID,
    _ isOn: Bool,
    isDefault: Bool
  ) {
    guard
      let category = categories.firstIndex(where: { $0.id == id }),
      let index = categories[category].channels.firstIndex(where: { $0.channel == channel })
    else { return }
    categories[category].channels[index].isOn = isOn
    categories[category].channels[index].isDefault = isDefault
  }

  /// What takes `change` back once it is made here; nil when it changes nothing.
  package func undoing(_ change: SettingChange) -> SettingChange? {
    let restored: SettingChange?
    switch change {
    case .channel(let channel, let id, _), .channelDefault(let channel, let id, _):
      let index = categories.firstIndex { $0.id == id }
      restored = index.flatMap { categories[$0][channel] }.map { $0.change(of: id) }
    case .quietHoursIsOn: restored = quietHours.map { .quietHoursIsOn($0.isOn) }
    case .quietHoursFrom: restored = quietHours.map { .quietHoursFrom($0.from) }
    case .quietHoursTo: restored = quietHours.map { .quietHoursTo($0.to) }
    case .digest: restored = digest.map { .digest($0) }
    }
    return restored == change ? nil : restored
  }

  /// The changes that turn `base` into these preferences, for the settings that both have.
  package func changes(since base: Preferences) -> [SettingChange] {
    var changes: [SettingChange] = []
    for index in categories.indices {
      // Nearly always both have it at the same place, and the same.
      let isAtItsPlace =
        index < base.categories.count && base.categories[index].id == categories[index].id
      if isAtItsPlace, base.categories[index].channels == categories[index].channels { continue }
      let category = categories[index]
      let old = isAtItsPlace ? base.categories[index] : base.category(id: category.id)
      guard let old else { continue }
      for preference in category.channels {
        guard let before = old[preference.channel],
          before.isOn != preference.isOn || before.isDefault != preference.isDefault
        else { continue }
        changes.append(preference.change(of: category.id))
      }
    }
    if let quietHours, let old = base.quietHours {
      if quietHours.isOn != old.isOn { changes.append(.quietHoursIsOn(quietHours.isOn)) }
      if quietHours.from != old.from { changes.append(.quietHoursFrom(quietHours.from)) }
      if quietHours.to != old.to { changes.append(.quietHoursTo(quietHours.to)) }
    }
    if let digest, let old = base.digest, digest != old { changes.append(.digest(digest)) }
    return changes
  }
}

extension ChannelPreference {
  /// The change that makes the channel of a category what it is here.
  fileprivate func change(of category: Category.ID) -> SettingChange {
    isDefault
      ? .channelDefault(channel, of: category, isOn: isOn)
      : .channel(channel, of: category, isOn: isOn)
  }
}
