import AccessibilityModel
import Locking
import NotificationModel
import Wordings

/// Formats that need no system.
struct TestFormats: SpokenFormats {
  func list(_ items: [String]) -> String { items.joined(separator: " and ") }
  func speaking(_ language: SpeechLanguage) -> any SpokenFormats { self }
  func time(hour: Int, minute: Int) -> String { "\(hour):\(minute)" }
  func count(_ value: Int) -> String { "\(value)" }
  func number(_ value: Double) -> String { "\(value)" }
}

/// A store in memory that fails when it is told to.
final class MemoryStore: PreferencesStore {
  private struct State {
    var current = Preferences.sample
    var saved: [Preferences] = []
    var failure: String?
  }

  private let state = Locked(State())

  /// Everything that was saved, oldest first.
  var saved: [Preferences] { state.withLock(\.saved) }

  func fail(with message: String?) { state.withLock { $0.failure = message } }

  func load() throws(PreferencesStoreError) -> Preferences {
    let (current, failure) = state.withLock { ($0.current, $0.failure) }
    if let failure { throw PreferencesStoreError(message: Wording(verbatim: failure)) }
    return current
  }

  func save(_ preferences: Preferences) throws(PreferencesStoreError) {
    let failure = state.withLock { state -> String? in
      guard state.failure == nil else { return state.failure }
      state.current = preferences
      state.saved.append(preferences)
      return nil
    }
    if let failure { throw PreferencesStoreError(message: Wording(verbatim: failure)) }
  }
}
