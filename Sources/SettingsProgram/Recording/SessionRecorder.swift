import LineEditing
import Locking
import SettingsREPL
import SettingsSession

/// Writes down what is done and heard in a live session, for `--record`.
final class SessionRecorder: PromptObserver {
  private struct State {
    var script: SessionScript
    var heard: [String] = []
    var hasBegun = false
    var prompt = ""
    var row = ""
    /// When the first key after the prompt was typed; nil when none was.
    var firstKey: Duration?
    var hasKey = false
    /// Whether something was announced since the first key.
    var isHolding = false
    var hasEnded = false
    var end = Duration.zero
  }

  private let time: ProgramTime
  private let state: Locked<State>
  private let isTerminal: Bool

  /// A recorder of a session that has not begun; the options are words of the transcript.
  init(time: ProgramTime, options: [String], isTerminal: Bool) {
    self.time = time
    self.isTerminal = isTerminal
    state = Locked(State(script: SessionScript(options: options)))
  }

  /// The lines that a person would have written, and the lines that were heard.
  func result(exitCode: Int) -> (script: [String], heard: [String]) {
    state.withLock { state in
      (state.script.ended(exitCode: exitCode, at: state.end), state.heard)
    }
  }

  /// Something happens; called before the session is told, from anywhere.
  func note(_ event: ConversationEvent) {
    inTurn { self.add(event) }
  }

  /// Takes what the session puts out, in order.
  func take(_ output: ConversationOutput) {
    switch output {
    case .ready:
      let now = time.now
      state.withLock { state in
        state.script.becomeReady(at: now)
        (state.firstKey, state.hasKey, state.isHolding) = (nil, false, false)
      }
    case .announcement: state.withLock { $0.isHolding = $0.firstKey != nil }
    default: break
    }
  }

  func said(_ bytes: [UInt8]) {}

  func drew(_ bytes: [UInt8]) {}

  func says(_ line: String, as manner: SpokenManner) {
    state.withLock { state in
      // A replay has no greeting.
      if state.hasBegun || manner != .answer { state.heard.append(line) }
    }
  }

  func showsPrompt(_ text: String) {
    state.withLock { $0.prompt = text }
  }

  func leavesRow(_ text: String) {
    state.withLock { $0.row = text }
  }

  func took(_ count: Int) {
    guard isTerminal else { return }
    let isFirst = state.withLock { state in
      defer { state.hasKey = true }
      return !state.hasKey
    }
    guard isFirst else { return }
    inTurn {
      let time = self.mark()
      self.state.withLock { $0.firstKey = time }
    }
  }

  private func add(_ event: ConversationEvent) {
    let deed: SessionScript.Deed
    switch event {
    case .line(let line): deed = .line(line)
    case .interrupted(let hadText): deed = .interrupt(hadText ? typedText : "")
    case .endOfInput: deed = .line("quit")
    case .enteredForeground: deed = .world("simulate foreground")
    case .closed, .terminated:
      let end = mark()
      return state.withLock { state in
        if !state.hasEnded { state.end = end }
        state.hasEnded = true
      }
    default: return
    }
    let time = mark()
    state.withLock { state in
      state.hasBegun = true
      state.script.add(deed, at: time, typing: state.isHolding ? state.firstKey : nil)
    }
  }

  /// What stood after the prompt on the row that was left last.
  private var typedText: String {
    state.withLock { state in
      guard !state.prompt.isEmpty, let end = state.row.ranges(of: state.prompt).last?.upperBound
      else { return state.row }
      return String(state.row[end...])
    }
  }

  /// Does something after what the session does now; on virtual time it does nothing meanwhile.
  private func inTurn(_ work: @escaping @Sendable () -> Void) {
    if let executor = time.executor { executor.submit(work) } else { work() }
  }

  private func mark() -> Duration {
    if case .recorded(let executor) = time { executor.mark() } else { time.now }
  }
}
