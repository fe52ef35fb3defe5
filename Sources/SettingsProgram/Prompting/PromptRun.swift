import AccessibilityModel
import LineEditing
import NotificationModel
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Transcripts
import Wordings

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program with a person, a pipe or a replay at its ends.
struct PromptRun {
  let options: ProgramOptions
  /// The words after the program's name.
  let arguments: [String]
  let environment: [String: String]

  /// Runs until the conversation is left; the exit code.
  func run() -> Int {
    do throws(PreferencesStoreError) {
      if let path = options.record { return try run(recording: path) }
      guard let descriptor = options.control else {
        return try run(on: options.isTimeVirtual ? .virtual(VirtualClock()) : .live()).exitCode
      }
      guard options.isTimeVirtual, fcntl(descriptor, F_GETFD) >= 0 else {
        complain(OptionsError.noControl.sentence)
        return 2
      }
      return try run(controlledBy: descriptor)
    } catch {
      complain(error.message ?? .notRead)
      return 2
    }
  }

  private var language: SpeechLanguage {
    SpeechLanguage(of: arguments, environment: environment)
  }

  private func complain(_ sentence: Wording) {
    StandardStream.error.say(language.complaint(sentence))
  }

  /// Runs, and leaves a transcript of it.
  private func run(recording path: String) throws(PreferencesStoreError) -> Int {
    let files: RecordingFiles
    do throws(RecordingError) {
      files = try RecordingFiles(path, preferences: options.preferences)
    } catch {
      complain(error.sentence)
      return 2
    }
    let time = options.isTimeVirtual ? ProgramTime.virtual(VirtualClock()) : .recorded()
    let recorder = SessionRecorder(
      time: time,
      options: RecordedOptions.words(
        arguments,
        options: options,
        preferences: files.preferences?.name,
        environment: environment
      ),
      isTerminal: PromptConfiguration().isTerminal
    )
    let exitCode = try run(on: time, recorder: recorder).exitCode
    let result = recorder.result(exitCode: exitCode)
    let end = RecordingEnd(files: files, script: result.script, heard: result.heard)
    do throws(TranscriptFileError) {
      guard let fault = try end.write() else { return exitCode }
      StandardStream.error.say(fault.sentence.text(in: language))
      return fault.isUnrecorded ? max(exitCode, 1) : exitCode
    } catch {
      complain(Wording(verbatim: error.sentence))
      return max(exitCode, 1)
    }
  }

  /// Runs as a replay asks, from the start again after `restart`.
  private func run(controlledBy descriptor: Int32) throws(PreferencesStoreError) -> Int {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let time = VirtualClock()
    let control = ControlServer(
      descriptor: descriptor,
      time: time,
      clock: WallClock(start: options.start, zone: options.timeZone ?? "UTC")
    )
    var (exitCode, system) = try run(on: .virtual(time), control: control)
    while control.isRestarting {
      system.endApp()
      (exitCode, system) = try run(on: .virtual(time), control: control, system: system)
    }
    control.end()
    return exitCode
  }

  /// One run; the exit code and the simulated system as it is then.
  private func run(
    on time: ProgramTime,
    control: ControlServer? = nil,
    recorder: SessionRecorder? = nil,
    system: SimulatedSystem? = nil
  ) throws(PreferencesStoreError) -> (exitCode: Int, system: SimulatedSystem) {
    var configuration = PromptConfiguration.fromEnvironment()
    configuration.editing = options.editing
    configuration.readsEditrc = options.readsEditrc
    configuration.observer = recorder
    if let control { configuration.beReplayed(observer: control) }
    let isTerminal = configuration.isTerminal && options.commands == nil
    var (conversation, store) = try ConversationFactory(options: options, environment: environment)
      .make(
        medium: isTerminal || control != nil ? .terminal : .pipe,
        isTerminal: isTerminal && control == nil
      )
    configuration.language = conversation.language
    if let system { conversation.resume(on: system) }
    if store != nil, isTerminal {
      let folder = StateFolder(environment)
      folder.make()
      configuration.historyPath = folder.history
      if let path = folder.history {
        let file = HistoryFile(path: path, limit: configuration.historyLimit)
        conversation.recall(file.load())
      }
    }
    let bridge = PromptBridge(commands: options.commands, control: control, recorder: recorder)
    let client = SessionClient(
      session: ProgramSession(conversation, store: store, on: time) { bridge.take($0) },
      isTerminal: isTerminal,
      control: control,
      recorder: recorder
    )
    if isTerminal {
      runTerminal(configuration, client, bridge, control)
    } else {
      runPipe(configuration, client, bridge, control)
    }
    return (bridge.exitCode, client.system)
  }

  private func runTerminal(
    _ configuration: PromptConfiguration,
    _ client: SessionClient,
    _ bridge: PromptBridge,
    _ control: ControlServer?
  ) {
    let prompt = Prompt(configuration: configuration, client: client)
    bridge.connect(to: client) { prompt.post($0) }
    control?.begin(
      ControlledRun(
        client: client,
        whenIdle: { prompt.whenIdle($0) },
        endInput: { prompt.post(.endInput) }
      )
    )
    control?.start()
    prompt.run()
  }

  private func runPipe(
    _ configuration: PromptConfiguration,
    _ client: SessionClient,
    _ bridge: PromptBridge,
    _ control: ControlServer?
  ) {
    let pipe = PipePrompt(configuration: configuration, client: client)
    bridge.connect(to: client) { pipe.post($0) }
    control?.begin(
      ControlledRun(
        client: client,
        whenIdle: { pipe.whenIdle($0) },
        endInput: { pipe.post(.endInput) }
      )
    )
    client.start()
    control?.start()
    if !pipe.run() { bridge.outputWasLost() }
  }
}

extension Wording {
  /// Preferences that could not be read, for a reason that nobody gave.
  static let notRead = Wording(
    "The preferences were not read.",
    german: "Die Einstellungen wurden nicht gelesen."
  )
}

extension PromptConfiguration {
  /// A replay pages and merges nothing, and holds as a terminal does also in a pipe.
  fileprivate mutating func beReplayed(observer: any PromptObserver) {
    self.observer = observer
    mergesAnnouncements = false
    mostRows = .max
    holdsInPipe = true
  }
}
