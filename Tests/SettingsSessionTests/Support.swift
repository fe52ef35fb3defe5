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
    /// Whether a save that fails has saved all the same.
    var keeps = false
  }

  private let state = Locked(State())

  /// Everything that was saved, oldest first.
  var saved: [Preferences] { state.withLock(\.saved) }

  /// `keeps`: a save is done all the same, and only not confirmed.
  func fail(with message: String?, keeps: Bool = false) {
    state.withLock { ($0.failure, $0.keeps) = (message, keeps) }
  }

  func load() throws(PreferencesStoreError) -> Preferences {
    let (current, failure) = state.withLock { ($0.current, $0.keeps ? nil : $0.failure) }
    if let failure { throw PreferencesStoreError(message: Wording(verbatim: failure)) }
    return current
  }

  func save(_ preferences: Preferences) throws(PreferencesStoreError) {
    let (failure, keeps) = state.withLock { state in
      if state.failure == nil || state.keeps {
        state.current = preferences
        state.saved.append(preferences)
      }
      return (state.failure, state.keeps)
    }
    if let failure {
      throw PreferencesStoreError(message: Wording(verbatim: failure), isSaved: keeps)
    }
  }
}
