import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem

@testable import SettingsREPL

/// All of a conversation that an error may not change.
struct Snapshot: Equatable {
  let state: SettingsState
  let system: SimulatedSystem
  let verbosity: Verbosity
  let speech: SpeechStyle
  let language: SpeechLanguage
  let announcePolicy: AnnouncementPolicy
  let cursor: Cursor
  let hintsSaid: Set<String>
  let undoable: [[SettingChange]]
  let log: AnnouncementLog
  let heldInSettings: [Announcement]
  let searchText: String?
  let memory: Preferences?
  let pages: Pages

  init(_ conversation: Conversation) {
    state = conversation.state
    system = conversation.system
    verbosity = conversation.verbosity
    speech = conversation.speech
    language = conversation.language
    announcePolicy = conversation.announcePolicy
    cursor = conversation.cursor
    hintsSaid = conversation.hintsSaid
    undoable = conversation.undoable
    log = conversation.log
    heldInSettings = conversation.heldInSettings
    searchText = conversation.searchText
    memory = conversation.memory
    pages = conversation.pages
  }
}
