import NotificationModel
import SettingsREPL

extension ConversationEvent {
  /// Loads, and tells how that went; blocks while the store works.
  static func loading(from store: any PreferencesStore) -> ConversationEvent {
    do throws(PreferencesStoreError) {
      return .loaded(try store.load())
    } catch {
      return .loadFailed(message: error.message)
    }
  }

  /// Saves, and tells how that went; blocks while the store works.
  static func saving(
    _ preferences: Preferences,
    to store: any PreferencesStore
  ) -> ConversationEvent {
    do throws(PreferencesStoreError) {
      try store.save(preferences)
      return .saved
    } catch {
      return error.isSaved
        ? .savedUnconfirmed(message: error.message) : .saveFailed(message: error.message)
    }
  }
}
