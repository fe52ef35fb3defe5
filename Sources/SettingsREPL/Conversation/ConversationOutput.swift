package import AccessibilityModel
package import NotificationModel
package import SettingsFlow

/// Something the conversation wants said or done.
package enum ConversationOutput: Hashable, Sendable {
  /// Whole lines; announcements numbered `coversAnnouncementsThrough` or less are in them.
  case answer([String], coversAnnouncementsThrough: Int)
  case announcement(Announcement)
  /// It happened now and is announced later, once the person is back from Settings.
  case announcementHeld(Announcement)
  /// What was held until the next prompt is announced now, before the last words.
  case announcementsDue
  /// The next line may be read.
  case ready
  case startTimer(ConversationTimer, Duration)
  case cancelTimer(ConversationTimer)
  case load
  case save(Preferences)
  case announcePolicy(AnnouncementPolicy)
  case prompt(String)
  /// The language of what the terminal says by itself from now on.
  case language(SpeechLanguage)
  case leave(exitCode: Int)
}

/// A timer of the conversation; starting one that runs starts it anew.
package enum ConversationTimer: Hashable, Sendable {
  case flow(SettingsTimer)
  /// The simulated system works on it.
  case simulatedLoad
  case simulatedSave
  case simulatedAnswer
  /// The typed `wait`.
  case wait

  /// How long after its end it ends again when nothing else happens, having done no more than be
  /// announced; nil for a timer that does not repeat.
  package var period: Duration? {
    self == .flow(.nextStillSaving) ? SettingsTimer.nextStillSaving.duration : nil
  }
}
