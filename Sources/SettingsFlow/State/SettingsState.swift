package import NotificationModel
package import Wordings

/// All that the screen shows and the rules need to know.
package struct SettingsState: Hashable, Sendable {
  package var permission: PermissionState
  package var loading: LoadingState
  /// The choices as the person hears them, saved or not; nil before the first load.
  package var preferences: Preferences?
  /// The choices as the store last had them.
  package var stored: Preferences?
  package var saving = SavingState()
  /// Whether the person has left for the system's Settings.
  package var isInSettings = false

  package init(authorizationStatus: AuthorizationStatus) {
    permission = PermissionState(status: authorizationStatus)
    loading = .idle
  }
}

/// What the app knows about the permission.
package struct PermissionState: Hashable, Sendable {
  /// As last read.
  package var status: AuthorizationStatus
  /// Whether a request waits for the system's answer.
  package var isAsking = false

  package init(status: AuthorizationStatus) {
    self.status = status
  }
}

/// How far loading is.
package enum LoadingState: Hashable, Sendable {
  case idle
  case loading
  /// The last load failed.
  case failed
}

/// How far saving is, and which cards it is about.
package struct SavingState: Hashable, Sendable {
  package var queue = SaveQueue()
  /// Cards changed since they were last sent.
  package var changed: CardSet = []
  /// Cards whose change the running request holds.
  package var sent: CardSet = []
  /// Cards whose change the last failed request held.
  package var failed: CardSet = []
  /// Cards whose change was saved last, until the next change.
  package var saved: CardSet = []
  /// The failed request's own words; nil for the screen's default.
  package var failure: Wording?
  /// What the running request holds; nil when none runs.
  var sentPreferences: Preferences?
  /// Whether the person is leaving and waits for the result.
  var isLeaving = false

  package init() {}

  /// What the heading of `card` tells; nil for nothing.
  package func status(of card: Card) -> SaveStatus? {
    if sent.contains(card) { return .saving }
    if failed.contains(card) { return .notSaved }
    return saved.contains(card) ? .saved : nil
  }
}

/// What a card's heading tells about saving.
package enum SaveStatus: CaseIterable, Hashable, Sendable {
  case saving
  case saved
  case notSaved
}
