import LineEditing
import NotificationModel
import SettingsREPL
import SettingsSession

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program with a person or a pipe at its ends.
struct PromptRun {
  let options: ProgramOptions
  let environment: [String: String]

  /// Runs until the conversation is left; the exit code.
  func run() -> Int {
    var configuration = PromptConfiguration.fromEnvironment()
    configuration.editing = options.editing
    configuration.readsEditrc = options.readsEditrc
    let isTerminal = configuration.isTerminal && options.commands == nil
    let factory = ConversationFactory(options: options, environment: environment)
    do throws(PreferencesStoreError) {
      let (conversation, store) = try factory.make(
        medium: isTerminal ? .terminal : .pipe,
        isTerminal: isTerminal
      )
      if store != nil, isTerminal {
        let folder = StateFolder(environment)
        folder.make()
        configuration.historyPath = folder.history
      }
      let time = options.isTimeVirtual ? ProgramTime.virtual() : .live()
      let bridge = PromptBridge(commands: options.commands)
      let session = SettingsSession(conversation, store: store, executor: time.executor) {
        bridge.take($0)
      }
      let client = SessionClient(session: session, time: time, isTerminal: isTerminal)
      return isTerminal
        ? runTerminal(configuration, client, bridge)
        : runPipe(configuration, client, bridge)
    } catch {
      StandardStream.error.write("Error: \(error.message ?? "The preferences were not read.")\n")
      return 2
    }
  }

  private func runTerminal(
    _ configuration: PromptConfiguration,
    _ client: SessionClient,
    _ bridge: PromptBridge
  ) -> Int {
    let prompt = Prompt(configuration: configuration, client: client)
    bridge.connect(to: client) { prompt.post($0) }
    prompt.run()
    return bridge.exitCode
  }

  private func runPipe(
    _ configuration: PromptConfiguration,
    _ client: SessionClient,
    _ bridge: PromptBridge
  ) -> Int {
    let pipe = PipePrompt(configuration: configuration, client: client)
    bridge.connect(to: client) { pipe.post($0) }
    client.start()
    pipe.run()
    return bridge.exitCode
  }
}
