import AccessibilityModel
import NotificationModel
import SettingsFlow

extension Conversation {
  mutating func setChannel(
    _ target: ChannelTarget,
    _ switching: Switching
  ) throws(CommandError) {
    guard let category = state.preferences?.category(id: target.category),
      let preference = category[target.channel]
    else { return }
    if let refusal = category.refusal(of: switching, target.channel) { throw refusal }
    guard category.channels.count > 1 else {
      let target = CategoryTarget(id: category.id, isNamedInFull: target.isNamedInFull)
      return try setCategory(target, switching)
    }
    let isOn = switching.applied(to: preference.isOn)
    if isOn == preference.isOn {
      say(.alreadySwitched(phrases.words.channelName(target.channel), isOn: isOn))
    } else {
      change([.channel(target.channel, of: category.id, isOn: isOn)])
      say(.channel(target.channel, of: category.id))
    }
    if !target.isNamedInFull { say(.category(category.id)) }
  }

  mutating func setCategory(
    _ target: CategoryTarget,
    _ switching: Switching
  ) throws(CommandError) {
    guard let category = state.preferences?.category(id: target.id) else { return }
    if let refusal = category.refusal(of: switching) { throw refusal }
    let changeable = category.changeableChannels
    // What can't be turned off doesn't count, or the others could never be turned on together.
    let isAnyOn = changeable.isEmpty ? category.isOn : changeable.contains(where: \.isOn)
    let isOn = switching.applied(to: isAnyOn)
    let changes = changeable.filter { $0.isOn != isOn }
      .map { SettingChange.channel($0.channel, of: category.id, isOn: isOn) }
    if changes.isEmpty, isOn == category.isOn {
      say(
        category.channels.count > 1
          ? .alreadyForEveryChannel(category.title, isOn: isOn)
          : .alreadySwitched(category.title, isOn: isOn)
      )
    } else {
      if !changes.isEmpty { change(changes) }
      say(.category(category.id))
      guard !isOn else { return }
      for preference in category.channels {
        guard let reason = preference.requirement else { continue }
        say(.alwaysOn(phrases.words.channelName(preference.channel), reason: reason))
      }
    }
  }

  mutating func setQuietHours(_ switching: Switching) throws(CommandError) {
    guard let quietHours = state.preferences?.quietHours else { return }
    let isOn = switching.applied(to: quietHours.isOn)
    guard isOn != quietHours.isOn else { return say(.quietHoursAlready(isOn: isOn)) }
    // A file can hold equal ends; they would be quiet for ever.
    if isOn, quietHours.from == quietHours.to {
      throw .equalTimes(quietHours.to, .to, other: quietHours.from)
    }
    change([.quietHoursIsOn(isOn)])
    say(.quietHoursSwitch, .quietHoursFrom, .quietHoursTo)
  }

  mutating func setQuietHours(from: TimeOfDay?, to: TimeOfDay?) throws(CommandError) {
    guard let old = state.preferences?.quietHours else { return }
    let new = QuietHours(isOn: old.isOn, from: from ?? old.from, to: to ?? old.to)
    guard new.from != new.to else {
      let isTo = to != nil
      throw .equalTimes(new.to, isTo ? .to : .from, other: isTo ? old.from : old.to)
    }
    var changes: [SettingChange] = []
    if new.from != old.from { changes.append(.quietHoursFrom(new.from)) }
    if new.to != old.to { changes.append(.quietHoursTo(new.to)) }
    guard !changes.isEmpty else {
      if from != nil { say(.alreadySet(phrases.words.from, value: phrases.time(new.from))) }
      if to != nil { say(.alreadySet(phrases.words.to, value: phrases.time(new.to))) }
      return
    }
    change(changes)
    sayTimes(from: from != nil, to: to != nil)
  }

  mutating func setDigest(_ digest: Digest) {
    guard state.preferences?.digest != digest else {
      return say(.alreadySet(phrases.words.digest, value: phrases.words.digestName(digest)))
    }
    change([.digest(digest)])
    say(.digestTab(digest))
  }

  /// Takes back the last change and says what is true again.
  mutating func undo() throws(CommandError) {
    guard let changes = undoable.popLast() else { throw .nothingToUndo }
    mayLeaveUnsaved = false
    send(.settingsChanged(changes))
    for change in changes { sayRestored(change) }
    var categories: [Category.ID] = []
    for id in changes.compactMap(\.category) where !categories.contains(id) {
      categories.append(id)
      say(.category(id))
    }
    let times = changes.filter { $0.isTime }
    if !times.isEmpty {
      sayTimes(
        from: times.contains { if case .quietHoursFrom = $0 { true } else { false } },
        to: times.contains { if case .quietHoursTo = $0 { true } else { false } }
      )
    }
  }

  mutating func retry() throws(CommandError) {
    guard state.saving.queue.hasFailed else { throw .nothingToRetry }
    mayLeaveUnsaved = false
    say(.saving)
    send(.retryRequested)
  }

  /// Changes settings, all at once and undone at once.
  mutating func change(_ changes: [SettingChange]) {
    guard state.preferences != nil else { return }
    undoable.append(changes.compactMap { state.preferences?.undoing($0) })
    if changes.contains(where: { !$0.isTime }) { speechLog.haptic(.selection, at: now) }
    mayLeaveUnsaved = false
    send(.settingsChanged(changes))
  }

  private mutating func sayRestored(_ change: SettingChange) {
    switch change {
    case .channel(let channel, let id, _), .channelDefault(let channel, let id, _):
      say(.channel(channel, of: id))
    case .quietHoursIsOn: say(.quietHoursSwitch, .quietHoursFrom, .quietHoursTo)
    case .quietHoursFrom, .quietHoursTo: break
    case .digest(let digest): say(.digestTab(digest))
    }
  }

  /// The rows of the times, also while the quiet hours are off and the screen has none.
  private mutating func sayTimes(from: Bool, to: Bool) {
    guard let quietHours = state.preferences?.quietHours else { return }
    var shown = state
    shown.preferences?.quietHours?.isOn = true
    let screen = Screen(of: shown, words: phrases.words, formats: phrases.formats)
    let ids: [ElementID] = (from ? [.quietHoursFrom] : []) + (to ? [.quietHoursTo] : [])
    for id in ids {
      guard let element = screen[id]?.element else { continue }
      let staysOff = !quietHours.isOn && id == ids.last
      // Other styles have their own way to end a line.
      let isOneLine = staysOff && speech == .card
      say(
        narrator.utterance(of: element),
        ending: isOneLine ? ". \(phrases.whileQuietHoursAreOff)" : ""
      )
      if staysOff, !isOneLine { say(.quietHours(quietHours)) }
    }
  }
}

extension SettingChange {
  /// The category whose channel it is; nil for the other cards.
  fileprivate var category: Category.ID? {
    switch self {
    case .channel(_, let id, _), .channelDefault(_, let id, _): id
    case .quietHoursIsOn, .quietHoursFrom, .quietHoursTo, .digest: nil
    }
  }

  fileprivate var isTime: Bool {
    switch self {
    case .quietHoursFrom, .quietHoursTo: true
    case .channel, .channelDefault, .quietHoursIsOn, .digest: false
    }
  }
}
