import AccessibilityModel
import Locking
import SettingsREPL
import SettingsSession
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

  private let executor: StepExecutor
  private let state = Locked(State())

  /// Nothing was said; what is announced is told with the time of `executor`.
  init(_ executor: StepExecutor) {
    self.executor = executor
    stepBegins()
  }

  /// The exit code once the program has left; nil before.
  var exitCode: Int? { state.withLock { $0.exitCode } }

  /// What a prompt must know to go on: the policy, what is held, and the prompt if it was changed.
  var standing: (policy: AnnouncementPolicy, held: [Announcement], prompt: String?) {
    state.withLock { ($0.hold.policy, $0.hold.held, $0.prompt) }
  }

  /// A step of the transcript begins; announcements count from now.
  func stepBegins() {
    let now = executor.now
    state.withLock { $0.waitBegin = now }
  }

  /// Enter, with which a step begins.
  func lineEntered() {
    let now = executor.now
    state.withLock { state in
      state.waitBegin = now
      state.hold.lineEnded()
    }
  }

  /// Ctrl-C.
  func lineInterrupted() {
    state.withLock { $0.hold.lineEnded() }
  }

  func keyTyped(lineIsEmpty: Bool) {
    state.withLock { $0.hold.keyTyped(isCursorKey: false, lineIsEmpty: lineIsEmpty) }
  }

  /// Takes what the session puts out.
  func hear(_ output: ConversationOutput) {
    switch output {
    case .answer(let lines, let covered):
      state.withLock { state in
        state.hold.dropThrough(covered)
        for line in lines { state.lines.append(Heard(answer: line)) }
      }
    case .announcement(let announcement):
      let now = executor.now
      state.withLock { state in
        let heard =
          state.held.removeValue(forKey: announcement.number) ?? state.heard(announcement, now)
        switch state.hold.receive(announcement) {
        case .say: state.lines.append(heard)
        case .held: state.held[announcement.number] = heard
        case .logged: break
        }
      }
    case .announcementHeld(let announcement):
      let now = executor.now
      state.withLock { $0.held[announcement.number] = $0.heard(announcement, now) }
    case .announcementsDue: state.withLock { $0.sayHeld() }
    case .ready:
      state.withLock { state in
        state.sayHeld()
        state.hold.promptShown()
      }
    case .announcePolicy(let policy): state.withLock { $0.hold.policy = policy }
    case .leave(let exitCode):
      state.withLock { state in
        state.sayHeld()
        state.exitCode = exitCode
      }
    case .startTimer(.wait, _), .cancelTimer(.wait): stepBegins()
    case .prompt(let text): state.withLock { $0.prompt = text }
    case .startTimer, .cancelTimer, .load, .save, .language: break
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
