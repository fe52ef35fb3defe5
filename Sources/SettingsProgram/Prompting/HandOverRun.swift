import LineEditing
import SettingsREPL
import SettingsSession
import Transcripts

/// Gives the keyboard to the person after `replay FILE --until LINE`, on live time from there.
struct HandOverRun {
  /// Goes on from where a replay stands until the conversation is left; the exit code.
  func run(_ subject: any TranscriptSubject) -> Int {
    guard let replayed = subject as? InProcessSubject else {
      return complain("The keyboard is handed over in process only. Try replay without --seam.")
    }
    guard replayed.hasStarted else {
      return complain("Nothing has begun by then. Try a later line.")
    }
    guard let state = replayed.handOver() else {
      return complain("The program has left by then. Try an earlier line.")
    }
    // The replay's folder, with its files, goes with the subject.
    return withExtendedLifetime(replayed) { goOn(state) }
  }

  private func goOn(_ state: HandedOver) -> Int {
    var configuration = PromptConfiguration.fromEnvironment()
    configuration.typedAtStart = state.typed
    configuration.announcePolicy = state.policy
    configuration.language = state.conversation.language
    configuration.promptText = state.prompt ?? configuration.promptText
    let isTerminal = configuration.isTerminal
    var conversation = state.conversation
    conversation.goOn(
      on: isTerminal ? .terminal : .pipe,
      page: isTerminal ? configuration.mostRows : nil
    )
    let executor = DispatchSessionExecutor()
    let bridge = PromptBridge(commands: nil)
    let session = SettingsSession(conversation, store: state.store, executor: executor) {
      bridge.take($0)
    }
    let client = SessionClient(
      session: .live(session, executor),
      isTerminal: isTerminal,
      hasStarted: true
    )
    let post: @Sendable (PromptMessage) -> Void
    let run: () -> Void
    if isTerminal {
      let prompt = Prompt(configuration: configuration, client: client)
      post = { prompt.post($0) }
      run = prompt.run
    } else {
      let pipe = PipePrompt(configuration: configuration, client: client)
      post = { pipe.post($0) }
      run = { pipe.run() }
    }
    bridge.connect(to: client, prompt: post)
    post(.ready)
    for announcement in state.held { post(.announcement(announcement)) }
    session.resume(state.timers)
    run()
    return bridge.exitCode
  }

  private func complain(_ sentence: String) -> Int {
    StandardStream.error.say("Error: \(sentence)")
    return 2
  }
}
