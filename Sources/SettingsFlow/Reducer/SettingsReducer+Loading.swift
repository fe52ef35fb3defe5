import NotificationModel

extension SettingsState {
  mutating func reduceLoading(_ action: SettingsAction) -> [SettingsEffect] {
    switch action {
    case .loadEnded(let loaded): return finishLoading(loaded)
    case .loadFailed(let message):
      loading = .failed
      return [.announce(.loadFailed(message: message))]
    case .loadRequested:
      guard loading != .loading else { return [] }
      loading = .loading
      return [.load]
    default: preconditionFailure("An action of another part of the flow")
    }
  }

  /// Takes what the store holds; choices that are not saved yet stay as the person made them.
  private mutating func finishLoading(_ loaded: Preferences) -> [SettingsEffect] {
    loading = .idle
    let before = preferences
    var current = loaded
    if saving.queue.hasUnsavedChanges, let before, let stored {
      for change in before.changes(since: stored) { current.apply(change) }
    }
    preferences = current
    stored = loaded
    guard let before else { return [.announce(.loaded)] }
    return current.announcements(since: before).map(SettingsEffect.announce)
      + [.announce(.refreshed)]
  }
}

extension Preferences {
  /// What differs from `before`, as things to say.
  fileprivate func announcements(since before: Preferences) -> [SettingsAnnouncement] {
    var announcements = categories.filter { before.category(id: $0.id) != $0 }
      .map(SettingsAnnouncement.category)
    if let quietHours, quietHours != before.quietHours {
      announcements.append(.quietHours(quietHours))
    }
    if let digest, digest != before.digest { announcements.append(.digest(digest)) }
    return announcements
  }
}
