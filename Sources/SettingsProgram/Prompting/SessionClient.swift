import LineEditing
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Synchronization
import Transcripts

/// What the prompt talks to: gives events to the session, and moves virtual time on.
final class SessionClient: PromptClient {
  private let session: SettingsSession
  private let time: ProgramTime
  private let isTerminal: Bool
  private let control: ControlServer?
  private let recorder: SessionRecorder?
  private let hasStarted: Atomic<Bool>

  /// A client of a session; `control` is told when a step of a replay begins, `recorder` what
  /// happens; `hasStarted` tells that the conversation has begun elsewhere.
  init(
    session: SettingsSession,
    time: ProgramTime,
    isTerminal: Bool,
    control: ControlServer? = nil,
    recorder: SessionRecorder? = nil,
    hasStarted: Bool = false
  ) {
    self.recorder = recorder
    self.hasStarted = Atomic(hasStarted)
    self.control = control
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
    let completion = ask { $0.completion(of: text) }
    return Completion(insertion: completion.insertion, candidates: completion.candidates)
  }

  /// The simulated system as it is now.
  var system: SimulatedSystem { ask { $0.current.system } }

  /// Gives the session an event, after the one that it takes now.
  func postLater(_ event: ConversationEvent) {
    recorder?.note(event)
    session.post(event)
  }

  /// The world does something.
  func simulate(_ simulation: Simulation) {
    post(.simulated(simulation))
  }

  /// Asks the session something, in turn.
  private func ask<Answer: Sendable>(
    _ question: @Sendable (isolated SettingsSession) -> Answer
  ) -> Answer {
    switch time {
    case .real(let executor): executor.submitAndWait { session.assumeIsolated(question) }
    case .recorded(let executor):
      executor.live.submitAndWait { session.assumeIsolated(question) }
    case .stepped: session.assumeIsolated(question)
    }
  }

  private func post(_ event: ConversationEvent) {
    control?.stepBegins()
    recorder?.note(event)
    guard case .stepped(let executor) = time else { return session.post(event) }
    do throws(TranscriptSubjectError) {
      try SessionClock(executor: executor, session: session).post(event)
    } catch {
      // The command stays busy, as it does in real time; Ctrl-C ends it.
      control?.refuse(error.sentence)
    }
  }
}
