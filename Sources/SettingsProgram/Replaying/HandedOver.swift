import AccessibilityModel
import NotificationModel
import SettingsREPL

/// A replay as it stands at a line, for a person to go on with.
struct HandedOver {
  let conversation: Conversation
  /// Soonest first, with how long it is until they end.
  let timers: [(timer: ConversationTimer, remaining: Duration)]
  /// Nil for example data.
  let store: (any PreferencesStore)?
  /// What stands after the prompt.
  let typed: String
  let policy: AnnouncementPolicy
  /// Oldest first.
  let held: [Announcement]
  /// Nil for the usual one.
  let prompt: String?
}
