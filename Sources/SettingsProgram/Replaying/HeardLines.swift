import AccessibilityModel
import SettingsREPL
import SettingsSession
import Transcripts

/// What a session says, in the order in which a person at a terminal hears it.
struct HeardLines: SessionListener {
  private var lines: [Heard] = []
  private var hold = AnnouncementHold()
  /// What is held, by number, with when it happened.
  private var held: [Int: Heard] = [:]
  /// When the wait that runs began; announcements count from there.
  private var waitBegin: Duration
  /// The exit code once the program has left; nil before.
  private(set) var exitCode: Int?
  private var prompt: String?

  /// Nothing was said until `now`.
  init(at now: Duration) {
    waitBegin = now
  }

  /// What a prompt must know to go on: the policy, what is held, and the prompt if it was changed.
  var standing: (policy: AnnouncementPolicy, held: [Announcement], prompt: String?) {
    (hold.policy, hold.held, prompt)
  }

  /// A step of the transcript begins; announcements count from `now`.
  mutating func stepBegins(at now: Duration) {
    waitBegin = now
  }

  /// Enter or Ctrl-C.
  mutating func lineEnded() {
    hold.lineEnded()
  }

  mutating func keyTyped(lineIsEmpty: Bool) {
    hold.keyTyped(isCursorKey: false, lineIsEmpty: lineIsEmpty)
  }

  /// Takes what the session puts out.
  mutating func hear(_ output: ConversationOutput, at instant: Duration) {
    switch output {
    case .answer(let lines, let covered):
      hold.dropThrough(covered)
      hear(answer: lines)
    case .announcement(let announcement):
      let heard =
        held.removeValue(forKey: announcement.number) ?? self.heard(announcement, at: instant)
      switch hold.receive(announcement) {
      case .say: lines.append(heard)
      case .held: held[announcement.number] = heard
      case .logged: break
      }
    case .announcementHeld(let announcement):
      held[announcement.number] = heard(announcement, at: instant)
    case .announcementsDue: sayHeld()
    case .ready:
      sayHeld()
      hold.promptShown()
    case .announcePolicy(let policy): hold.policy = policy
    case .leave(let exitCode):
      sayHeld()
      self.exitCode = exitCode
    case .startTimer(.wait, _), .cancelTimer(.wait): waitBegin = instant
    case .prompt(let text): prompt = text
    case .startTimer, .cancelTimer, .load, .save, .language: break
    }
  }

  /// Takes lines of an answer.
  mutating func hear(answer: [String]) {
    lines.reserveCapacity(lines.count + answer.count)
    for line in answer { lines.append(Heard(answer: line)) }
  }

  /// Gives what was heard since the last time.
  mutating func take() -> [Heard] {
    defer { lines = [] }
    return lines
  }

  private mutating func sayHeld() {
    for announcement in hold.takeHeld() {
      if let heard = held.removeValue(forKey: announcement.number) { lines.append(heard) }
    }
  }

  private func heard(_ announcement: Announcement, at instant: Duration) -> Heard {
    .announcement(at: instant - waitBegin, announcement.text)
  }
}
