import NotificationModel
import SettingsREPL
import SettingsSession
import SimulatedSystem
package import Transcripts
import Wordings

/// The product as a transcript drives it: the whole of it, in this process, on virtual time.
package struct InProcessSubject: TranscriptSubject {
  private let folder: TranscriptFolder
  private var options = ProgramOptions()
  private let executor: StepExecutor
  private var session: SettingsSession?
  private var store: (any PreferencesStore)?
  private var typed = LineModel()
  private var heard: HeardLines

  private let tracksCoverage: Bool

  /// What was said and done so far, by kind, over all starts; empty unless that is tracked.
  private(set) var reached: Set<CoverageItem> = []

  /// A run of the transcript at `path`; files it names are copied from beside it.
  package init(path: String, tracksCoverage: Bool = false) {
    folder = TranscriptFolder(besideFile: path)
    executor = StepExecutor()
    heard = HeardLines(executor)
    self.tracksCoverage = tracksCoverage
  }

  package var typedText: String? { typed.text }

  package var elapsed: Duration? { executor.now }

  package mutating func start(options words: [String]) throws(TranscriptSubjectError) -> [Heard] {
    do throws(OptionsError) {
      options = try ProgramOptions.parse(words, onto: TranscriptDefaults.programOptions)
      try options.requireTranscript()
    } catch {
      throw TranscriptSubjectError("The options were refused. \(error.sentence.english)")
    }
    options.preferences = try options.preferences.map(folder.copy)
    try begin(system: nil)
    return heard.take()
  }

  package mutating func enter(_ line: String) throws(TranscriptSubjectError) -> [Heard] {
    guard let line = typed.enter(line) else {
      throw TranscriptSubjectError("The line doesn't begin with what is typed.")
    }
    heard.lineEntered()
    try post(.line(line))
    return heard.take()
  }

  package mutating func keys(_ keys: [TranscriptKey]) throws(TranscriptSubjectError) -> [Heard] {
    let session = try running()
    for key in keys {
      let outcome = typed.press(key) { text in
        Self.completion(session.assumeIsolated { $0.completion(of: text) }, of: text)
      }
      switch outcome {
      case .edited: heard.keyTyped(lineIsEmpty: typed.text.isEmpty)
      case .interrupted(let hadText):
        heard.lineInterrupted()
        try post(.interrupted(hadText: hadText))
      case .completed(let lines):
        heard.keyTyped(lineIsEmpty: typed.text.isEmpty)
        for line in lines { heard.hear(.answer([line], coversAnnouncementsThrough: 0)) }
      case .terminalOnly:
        throw TranscriptSubjectError("\(key.spelled) can be pressed in a terminal only.")
      }
    }
    return heard.take()
  }

  package mutating func wait(_ duration: Duration) throws(TranscriptSubjectError) -> [Heard] {
    _ = try running()
    heard.stepBegins()
    executor.advance(to: executor.now + duration)
    return heard.take()
  }

  package mutating func wait(
    until time: TranscriptTime
  ) throws(TranscriptSubjectError) -> [Heard] {
    let clock = WallClock(start: options.start, zone: options.timeZone ?? "UTC")
    guard let duration = clock?.duration(until: time, elapsed: executor.now) else {
      throw TranscriptSubjectError("The time to wait for is over.")
    }
    return try wait(duration)
  }

  package mutating func simulate(_ words: String) throws(TranscriptSubjectError) -> [Heard] {
    let simulation: Simulation
    do throws(CommandError) {
      simulation = try SimulationParser.parse(words)
    } catch {
      throw TranscriptSubjectError("\"\(words)\" cannot be simulated.")
    }
    heard.stepBegins()
    try post(.simulated(simulation))
    return heard.take()
  }

  package mutating func restart() throws(TranscriptSubjectError) -> [Heard] {
    guard let session else { throw TranscriptSubjectError("The program has not started.") }
    let before = try leave().heard
    var system = session.assumeIsolated { $0.current.system }
    system.endApp()
    try self.begin(system: system)
    return before + heard.take()
  }

  package mutating func end() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    try leave()
  }

  /// The run as it stands, for a person to go on with; nil once the program has left.
  func handOver() -> HandedOver? {
    guard let session, heard.exitCode == nil else { return nil }
    let (policy, held, prompt) = heard.standing
    return session.assumeIsolated { session in
      HandedOver(
        conversation: session.current,
        timers: session.pendingTimers,
        store: store,
        typed: typed.text,
        policy: policy,
        held: held,
        prompt: prompt
      )
    }
  }

  // MARK: - The run

  private mutating func begin(system: SimulatedSystem?) throws(TranscriptSubjectError) {
    typed = LineModel()
    heard = HeardLines(executor)
    var factory = ConversationFactory(options: options, environment: [:])
    factory.tracksCoverage = tracksCoverage
    do throws(PreferencesStoreError) {
      var made = try factory.make(medium: .terminal, isTerminal: false)
      if let system { made.conversation.resume(on: system) }
      store = made.store
      let heard = self.heard
      session = SettingsSession(made.conversation, store: store, executor: executor) { output in
        heard.hear(output)
      }
    } catch {
      throw TranscriptSubjectError(error.message?.english ?? "The preferences could not be read.")
    }
    try post(.started)
  }

  private func running() throws(TranscriptSubjectError) -> SettingsSession {
    guard let session, heard.exitCode == nil else {
      throw TranscriptSubjectError("The program has left.")
    }
    return session
  }

  private func post(_ event: ConversationEvent) throws(TranscriptSubjectError) {
    let session = try running()
    try SessionClock(executor: executor, session: session).post(event)
  }

  private mutating func leave() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    if heard.exitCode == nil {
      heard.lineEntered()
      try post(.closed)
    }
    guard let exitCode = heard.exitCode else {
      throw TranscriptSubjectError("The program did not leave at the end of input.")
    }
    if tracksCoverage, let session {
      reached.formUnion(session.assumeIsolated { $0.current.reached } ?? [])
    }
    return (heard.take(), exitCode)
  }

  private static func completion(
    _ completion: CommandCompletion,
    of text: String
  ) -> LineModel.Completion {
    LineModel.Completion(text: text + completion.insertion, lines: completion.candidates)
  }
}
