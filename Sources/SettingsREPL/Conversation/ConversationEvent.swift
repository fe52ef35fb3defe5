package import NotificationModel
import SettingsFlow
package import Wordings

/// Something that reaches the conversation from outside.
package enum ConversationEvent: Hashable, Sendable {
  /// The program is ready; comes first and once.
  case started
  /// The next line's answer is followed by announcements, or by a line that counts them.
  case announcementsWait
  /// A line was typed and entered.
  case line(String)
  /// Ctrl-C at the prompt.
  case interrupted(hadText: Bool)
  /// Ctrl-C while no prompt is shown.
  case interruptedWhileBusy
  /// Ctrl-D on an empty line.
  case endOfInput
  /// The end of a pipe or of a transcript.
  case closed
  /// The terminal is gone, or the program is told to end.
  case terminated
  /// The person came back to the program.
  case enteredForeground
  /// The terminal's width in cells; nil when rows don't count.
  case resized(columns: Int?)
  case timerEnded(ConversationTimer)
  /// A timer that repeats ended so many times, now for the last time, and nothing else happened.
  case timerRepeated(ConversationTimer, times: Int)
  case loaded(Preferences)
  /// The error's own words; nil when it has none.
  case loadFailed(message: Wording?)
  case saved
  /// Saved, but the disk did not confirm it; why, in the store's own words.
  case savedUnconfirmed(message: Wording?)
  /// What the save that runs waits for, when it is said that it still runs.
  case saveWaits(for: Wording)
  /// The error's own words; nil when it has none.
  case saveFailed(message: Wording?)
  /// The world does something by itself, without an answer.
  case simulated(Simulation)

  /// Whether a save has run so long that this is said.
  package var isStillSaving: Bool {
    self == .timerEnded(.flow(.firstStillSaving)) || self == .timerEnded(.flow(.nextStillSaving))
  }
}
