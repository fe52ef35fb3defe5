import AccessibilityModel
import Locking
import SettingsREPL
import Transcripts

/// What a session says, in the order in which a person at a terminal hears it.
final class HeardLines: Sendable {
  private struct State {
    var lines: [Heard] = []
    var hold = AnnouncementHold()
    /// What is held, by number, with when it happened.
    var held: [Int: Heard] = [:]
    /// When the wait that runs began; announcements count from there.
    var waitBegin = Duration.zero
    var exitCode: Int?
    var prompt: String?

    mutating func sayHeld() {
      for announcement in hold.takeHeld() {
        if let heard = held.removeValue(forKey: announcement.number) { lines.append(heard) }
      }
    }

    func heard(_ announcement: Announcement, _ time: Duration) -> Heard {
      .announcement(at: time - waitBegin, announcement.text)
    }
  }

  private let state = Locked(State())

  /// The exit code once the program has left; nil before.
  var exitCode: Int? { state.withLock { $0.exitCode } }

  /// What a prompt must know to go on: the policy, what is held, and the prompt if it was changed.
  var standing: (policy: AnnouncementPolicy, held: [Announcement], prompt: String?) {
    state.withLock { ($0.hold.policy, $0.hold.held, $0.prompt) }
  }

  /// A step of the transcript begins; announcements count from `time`.
  func begin(at time: Duration) {
    state.withLock { $0.waitBegin = time }
  }

  /// Enter or Ctrl-C.
  func lineEnded() {
    state.withLock { $0.hold.lineEnded() }
  }

  func keyTyped(lineIsEmpty: Bool) {
    state.withLock { $0.hold.keyTyped(isCursorKey: false, lineIsEmpty: lineIsEmpty) }
  }

  /// Takes what the session puts out at `time` since the start.
  func hear(_ output: ConversationOutput, at time: Duration) {
    state.withLock { state in
      switch output {
      case .answer(let lines, let covered):
        state.hold.dropThrough(covered)
        state.lines += lines.map(Heard.init(answer:))
      case .announcement(let announcement):
        let heard =
          state.held.removeValue(forKey: announcement.number) ?? state.heard(announcement, time)
        switch state.hold.receive(announcement) {
        case .say: state.lines.append(heard)
        case .held: state.held[announcement.number] = heard
        case .logged: break
        }
      case .announcementHeld(let announcement):
        state.held[announcement.number] = state.heard(announcement, time)
      case .announcementsDue: state.sayHeld()
      case .ready:
        state.sayHeld()
        state.hold.promptShown()
      case .announcePolicy(let policy): state.hold.policy = policy
      case .leave(let exitCode):
        state.sayHeld()
        state.exitCode = exitCode
      case .startTimer(.wait, _), .cancelTimer(.wait): state.waitBegin = time
      case .prompt(let text): state.prompt = text
      case .startTimer, .cancelTimer, .load, .save, .language: break
      }
    }
  }

  /// Gives what was heard since the last time.
  func take() -> [Heard] {
    state.withLock { state in
      defer { state.lines = [] }
      return state.lines
    }
  }
}
