import NotificationModel
import SettingsREPL
import SettingsSession

/// A session behind a prompt, in real or in virtual time.
enum ProgramSession: Sendable {
  case live(SettingsSession, DispatchSessionExecutor)
  case virtual(VirtualSession)

  /// A session on `time`; `store` is nil for example data.
  ///
  /// `output` gets all that the conversation puts out, in order.
  init(
    _ conversation: Conversation,
    store: (any PreferencesStore)?,
    on time: ProgramTime,
    output: @escaping @Sendable (ConversationOutput) -> Void
  ) {
    func session(on executor: any SessionExecutor) -> SettingsSession {
      SettingsSession(conversation, store: store, executor: executor, output: output)
    }
    switch time {
    case .real(let executor): self = .live(session(on: executor), executor)
    case .recorded(let executor): self = .live(session(on: executor), executor.live)
    case .virtual(let clock):
      self = .virtual(VirtualSession(conversation, store: store, clock: clock, output: output))
    }
  }

  /// Gives the conversation an event, after the one that it takes now.
  ///
  /// False when a command waits for what will never be; in real time nobody can know that.
  func post(_ event: ConversationEvent) -> Bool {
    switch self {
    case .live(let session, _):
      session.post(event)
      return true
    case .virtual(let session): return session.post(event)
    }
  }

  /// Moves virtual time on; nothing in real time.
  func advance(by duration: Duration) {
    if case .virtual(let session) = self { session.advance(by: duration) }
  }

  /// The conversation as it is between two events.
  var current: Conversation {
    switch self {
    case .live(let session, let executor):
      executor.submitAndWait { session.assumeIsolated { $0.current } }
    case .virtual(let session): session.current
    }
  }
}
