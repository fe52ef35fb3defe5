import LineEditing
import Locking
import SettingsREPL

/// Hands what the session puts out to the prompt, and types the commands of `-c`.
final class PromptBridge: Sendable {
  private struct State {
    var prompt: (@Sendable (PromptMessage) -> Void)?
    var client: SessionClient?
    var commands: [ConversationEvent]?
    var exitCode = 0
  }

  private let state: Locked<State>
  private let control: ControlServer?
  private let recorder: SessionRecorder?

  /// `commands` are run instead of reading any; nil to read them.
  init(commands: String?, control: ControlServer? = nil, recorder: SessionRecorder? = nil) {
    self.recorder = recorder
    self.control = control
    state = Locked(State(commands: commands.map { [.line($0), .closed] }))
  }

  /// The exit code once the conversation was left.
  var exitCode: Int { state.withLock { $0.exitCode } }

  /// Nobody heard the end: what was typed after it was not run.
  func outputWasLost() {
    state.withLock { $0.exitCode = max($0.exitCode, 1) }
  }

  func connect(to client: SessionClient, prompt: @escaping @Sendable (PromptMessage) -> Void) {
    state.withLock { state in
      state.client = client
      state.prompt = prompt
    }
  }

  /// Takes an output of the conversation, in order.
  func take(_ output: ConversationOutput) {
    control?.take(output)
    recorder?.take(output)
    switch output {
    case .answer(let lines, let number):
      post(.answer(rows: lines, coversAnnouncementsThrough: number))
    case .announcement(let announcement): post(.announcement(announcement))
    case .announcementsDue: post(.announcementsDue)
    case .ready: readNext()
    case .announcePolicy(let policy): post(.announcePolicy(policy))
    case .prompt(let text): post(.promptText(text))
    case .language(let language): post(.language(language))
    case .leave(let exitCode):
      state.withLock { $0.exitCode = exitCode }
      post(.leave)
    case .startTimer, .cancelTimer, .load, .save, .announcementHeld: break
    }
  }

  private func post(_ message: PromptMessage) {
    state.withLock { $0.prompt }?(message)
  }

  /// The next line comes from the prompt, or from `-c`.
  private func readNext() {
    let next = state.withLock { state -> (SessionClient?, ConversationEvent)? in
      guard let commands = state.commands, let event = commands.first else { return nil }
      state.commands?.removeFirst()
      return (state.client, event)
    }
    guard let (client, event) = next else { return post(.ready) }
    client?.postLater(event)
  }
}
