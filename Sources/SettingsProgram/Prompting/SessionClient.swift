import LineEditing
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Synchronization

/// What the prompt talks to: gives events to the session, and moves virtual time on.
final class SessionClient: PromptClient {
  private let session: ProgramSession
  private let isTerminal: Bool
  private let control: ControlServer?
  private let recorder: SessionRecorder?
  private let hasStarted: Atomic<Bool>

  /// A client of a session; `control` is told when a step of a replay begins, `recorder` what
  /// happens; `hasStarted` tells that the conversation has begun elsewhere.
  init(
    session: ProgramSession,
    isTerminal: Bool,
    control: ControlServer? = nil,
    recorder: SessionRecorder? = nil,
    hasStarted: Bool = false
  ) {
    self.recorder = recorder
    self.hasStarted = Atomic(hasStarted)
    self.control = control
    self.session = session
    self.isTerminal = isTerminal
  }

  /// Begins the conversation; at a terminal once its width is known.
  func start() {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
    post(.started)
  }

  func receive(_ event: PromptEvent) {
    switch event {
    // In a replay nothing is paged.
    case .announcementsWait: if control == nil { post(.announcementsWait) }
    case .line(let line): post(.line(line))
    case .interrupt(let hadText): post(.interrupted(hadText: hadText))
    case .interruptWhileBusy: post(.interruptedWhileBusy)
    case .endOfInput: post(.endOfInput)
    case .closed: post(isTerminal && control == nil ? .terminated : .closed)
    case .terminate: post(.terminated)
    case .foreground: post(.enteredForeground)
    case .resized(let columns):
      // In a replay pages count lines, whatever the width.
      if control == nil { post(.resized(columns: columns)) }
      start()
    }
  }

  func completion(of text: String) -> Completion {
    let completion = session.current.completion(of: text)
    return Completion(insertion: completion.insertion, candidates: completion.candidates)
  }

  /// The simulated system as it is now.
  var system: SimulatedSystem { session.current.system }

  /// Gives the session an event, after the one that it takes now.
  func postLater(_ event: ConversationEvent) {
    recorder?.note(event)
    _ = session.post(event)
  }

  /// The world does something.
  func simulate(_ simulation: Simulation) {
    post(.simulated(simulation))
  }

  /// Moves virtual time on.
  func advance(by duration: Duration) {
    session.advance(by: duration)
  }

  private func post(_ event: ConversationEvent) {
    control?.stepBegins()
    recorder?.note(event)
    // The command stays busy, as it does in real time; Ctrl-C ends it.
    if !session.post(event) {
      control?.refuse(SteppedSession.neverEnds)
    }
  }
}
