import Locking
import NotificationModel
import SettingsREPL
import SettingsSession

/// A session on virtual time behind a prompt: what comes while something is taken comes after it.
final class VirtualSession: Sendable {
  private typealias Step = @Sendable (inout SteppedSession, inout Outputs) -> Bool

  private struct Outputs: SessionListener {
    var all: [(output: ConversationOutput, instant: Duration)] = []

    mutating func hear(_ output: ConversationOutput, at instant: Duration) {
      all.append((output, instant))
    }
  }

  private struct State {
    var session: SteppedSession
    var steps: [Step] = []
    var isTaking = false
  }

  private let state: Locked<State>
  private let clock: VirtualClock
  private let output: @Sendable (ConversationOutput) -> Void

  /// A session that goes on from where `clock` stands.
  ///
  /// `output` gets all that the conversation puts out, with the clock at its instant.
  init(
    _ conversation: Conversation,
    store: (any PreferencesStore)?,
    clock: VirtualClock,
    output: @escaping @Sendable (ConversationOutput) -> Void
  ) {
    state = Locked(State(session: SteppedSession(conversation, store: store, at: clock.now)))
    self.clock = clock
    self.output = output
  }

  /// The conversation as it is now.
  var current: Conversation { state.withLock { $0.session.conversation } }

  /// Gives the conversation an event; false when the command that it begins waits for what will
  /// never be.
  ///
  /// True for an event that is given while another is taken: whoever gave that one is told.
  func post(_ event: ConversationEvent) -> Bool {
    take { session, outputs in session.post(event, heardBy: &outputs) }
  }

  /// Moves time on.
  func advance(by duration: Duration) {
    _ = take { session, outputs in
      let end = session.now + duration
      session.advance(to: end, heardBy: &outputs)
      return true
    }
  }

  private func take(_ step: @escaping Step) -> Bool {
    let isFirst = state.withLock { state in
      state.steps.append(step)
      defer { state.isTaking = true }
      return !state.isTaking
    }
    guard isFirst else { return true }
    var isDone = true
    while let (ended, outputs, now) = takeNext() {
      isDone = isDone && ended
      for (output, instant) in outputs {
        clock.now = instant
        self.output(output)
      }
      clock.now = now
    }
    return isDone
  }

  /// Takes the next step; nil when there is none.
  private func takeNext() -> (
    ended: Bool, outputs: [(output: ConversationOutput, instant: Duration)], now: Duration
  )? {
    state.withLock { state in
      guard !state.steps.isEmpty else {
        state.isTaking = false
        return nil
      }
      var outputs = Outputs()
      let step = state.steps.removeFirst()
      let ended = step(&state.session, &outputs)
      return (ended, outputs.all, state.session.now)
    }
  }
}
