import LineEditing
import SettingsREPL
import SettingsSession
import Synchronization
import Transcripts

/// What the prompt talks to: gives events to the session, and moves virtual time on.
final class SessionClient: PromptClient {
  private let session: SettingsSession
  private let time: ProgramTime
  private let isTerminal: Bool
  private let hasStarted = Atomic(false)

  init(session: SettingsSession, time: ProgramTime, isTerminal: Bool) {
    self.session = session
    self.time = time
    self.isTerminal = isTerminal
  }

  /// Begins the conversation; at a terminal once its width is known.
  func start() {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
    post(.started)
  }

  func receive(_ event: PromptEvent) {
    switch event {
    case .line(let line): post(.line(line))
    case .interrupt(let hadText): post(.interrupted(hadText: hadText))
    case .interruptWhileBusy: post(.interruptedWhileBusy)
    case .endOfInput: post(.endOfInput)
    case .closed: post(isTerminal ? .terminated : .closed)
    case .terminate: post(.terminated)
    case .foreground: post(.enteredForeground)
    case .resized(let columns):
      post(.resized(columns: columns))
      start()
    }
  }

  func completion(of text: String) -> Completion {
    let completion =
      switch time {
      case .real(let executor):
        executor.submitAndWait { self.session.assumeIsolated { $0.completion(of: text) } }
      case .stepped: session.assumeIsolated { $0.completion(of: text) }
      }
    return Completion(insertion: completion.insertion, candidates: completion.candidates)
  }

  /// Gives the session an event, after the one that it takes now.
  func postLater(_ event: ConversationEvent) {
    session.post(event)
  }

  private func post(_ event: ConversationEvent) {
    session.post(event)
    guard case .stepped(let executor) = time else { return }
    // A command that nothing will end stays busy, as it does in real time; Ctrl-C ends it.
    try? SessionClock(executor: executor, session: session).settle()
  }
}
