package import AccessibilityModel

/// What the session wants said or done.
package enum PromptMessage: Sendable, Hashable {
  /// Whole lines, said in one write. Announcements up to that number are not said again.
  case answer(rows: [String], coversAnnouncementsThrough: Int)
  /// Something to be said when the policy lets it.
  case announcement(Announcement)
  /// What waits for the next prompt is said now, with room for one more row.
  case announcementsDue
  /// The next line may be read: shows the prompt.
  case ready
  /// When announcements are said.
  case announcePolicy(AnnouncementPolicy)
  /// The prompt from now on; empty is none.
  case promptText(String)
  /// The words for announcements said together.
  case language(SpeechLanguage)
  /// The input ends here; what is typed is given up.
  case endInput
  /// Give the terminal back and return from `run()`.
  case leave
}
