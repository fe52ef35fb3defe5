/// The rules of an audit, in the order in which findings are told.
package enum AuditRule: String, CaseIterable, Hashable, Sendable {
  /// An element has a label.
  case noLabel = "no label"
  /// Labels differ within a group; headings may say what a control says.
  case sameLabel = "same label twice"
  /// The role is said by itself and not in the label.
  case roleInLabel = "role in the label"
  /// The state is said by itself and not in the label.
  case stateInLabel = "state in the label"
  /// A hint tells no gesture: there are other ways to do it.
  case gestureInHint = "gesture in the hint"
  /// A hint begins with a verb in the third person: `Opens`.
  case verbInHint = "verb form in the hint"
  /// A hint tells more than the label.
  case hintRepeatsLabel = "hint repeats the label"
  /// The value is said once.
  case valueInLabel = "value in the label"
  /// Long words are not in capitals, which are spelled.
  case capitals = "word in capitals"
  /// Units are words, not signs.
  case unit = "unit as a sign"
  /// A range of times is said in words, not with a dash.
  case dashInTimes = "dash between times"
  /// What can be activated says so with a trait.
  case noTrait = "control without a trait"
  /// A change is said.
  case silentChange = "change with no speech"
  /// An announcement is heard.
  case droppedAnnouncement = "announcement dropped"
  /// A summary is short.
  case longSummary = "summary too long"
}
