import NotificationModel
import SettingsREPL
import SettingsSession
import SimulatedSystem
package import Transcripts
import Wordings

/// The product as a transcript drives it: the whole of it, in this process, on virtual time.
package struct InProcessSubject: TranscriptSubject {
  private let folder: TranscriptFolder
  private let tracksCoverage: Bool
  private var options = ProgramOptions()
  private var store: (any PreferencesStore)?
  /// Nil before the start.
  private var run: Run?
  private var typed = LineModel()
  private var heard = HeardLines(at: .zero)

  /// What was said and done so far, by kind, over all starts; empty unless that is tracked.
  private(set) var reached: Set<CoverageItem> = []

  /// A run of the transcript at `path`; files it names are copied from beside it.
  package init(path: String, tracksCoverage: Bool = false) {
    folder = TranscriptFolder(besideFile: path)
    self.tracksCoverage = tracksCoverage
  }

  /// A run of a transcript that is not written yet, with the preferences that will be beside it.
  init(path: String, given preferences: RecordedPreferences?) {
    folder = TranscriptFolder(besideFile: path, given: preferences)
    tracksCoverage = false
  }

  package var typedText: String? { typed.text }

  package var elapsed: Duration? { now }

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
    heard.stepBegins(at: now)
    heard.lineEnded()
    try post(.line(line))
    return heard.take()
  }

  package mutating func keys(_ keys: [TranscriptKey]) throws(TranscriptSubjectError) -> [Heard] {
    for key in keys {
      let run = try running()
      let outcome = typed.press(key) { text in
        Self.completion(run.session.conversation.completion(of: text), of: text)
      }
      switch outcome {
      case .edited: heard.keyTyped(lineIsEmpty: typed.text.isEmpty)
      case .interrupted(let hadText):
        heard.lineEnded()
        try post(.interrupted(hadText: hadText))
      case .completed(let lines):
        heard.keyTyped(lineIsEmpty: typed.text.isEmpty)
        heard.hear(answer: lines)
      case .terminalOnly:
        throw TranscriptSubjectError("\(key.spelled) can be pressed in a terminal only.")
      }
    }
    return heard.take()
  }

  package mutating func wait(_ duration: Duration) throws(TranscriptSubjectError) -> [Heard] {
    let run = try running()
    heard.stepBegins(at: now)
    run.session.advance(to: now + duration, heardBy: &heard)
    return heard.take()
  }

  package mutating func wait(
    until time: TranscriptTime
  ) throws(TranscriptSubjectError) -> [Heard] {
    let clock = WallClock(start: options.start, zone: options.timeZone ?? "UTC")
    guard let duration = clock?.duration(until: time, elapsed: now) else {
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
    heard.stepBegins(at: now)
    try post(.simulated(simulation))
    return heard.take()
  }

  package mutating func restart() throws(TranscriptSubjectError) -> [Heard] {
    let run = try running()
    let before = try leave().heard
    var system = run.session.conversation.system
    system.endApp()
    try begin(system: system)
    return before + heard.take()
  }

  package mutating func end() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    try leave()
  }

  /// Whether the program was started.
  var hasStarted: Bool { run != nil }

  /// The run as it stands, for a person to go on with; nil before the start and once the program has
  /// left.
  func handOver() -> HandedOver? {
    guard let session = run?.session, heard.exitCode == nil else { return nil }
    let (policy, held, prompt) = heard.standing
    return HandedOver(
      conversation: session.conversation,
      timers: session.pendingTimers,
      store: store,
      typed: typed.text,
      policy: policy,
      held: held,
      prompt: prompt
    )
  }

  // MARK: - The run

  /// Keeps the session in its place: it is large, and moving it about costs more than a command.
  private final class Run {
    var session: SteppedSession

    init(_ session: SteppedSession) { self.session = session }
  }

  /// Time since the first start.
  private var now: Duration { run?.session.now ?? .zero }

  private mutating func begin(system: SimulatedSystem?) throws(TranscriptSubjectError) {
    typed = LineModel()
    heard = HeardLines(at: now)
    var factory = ConversationFactory(options: options, environment: [:])
    factory.tracksCoverage = tracksCoverage
    do throws(PreferencesStoreError) {
      var made = try factory.make(medium: .terminal, isTerminal: false)
      if let system { made.conversation.resume(on: system) }
      store = made.store
      run = Run(SteppedSession(made.conversation, store: made.store, at: now))
    } catch {
      throw TranscriptSubjectError(error.message?.english ?? "The preferences could not be read.")
    }
    try post(.started)
  }

  private func running() throws(TranscriptSubjectError) -> Run {
    guard let run, heard.exitCode == nil else {
      throw TranscriptSubjectError("The program has left.")
    }
    return run
  }

  private mutating func post(_ event: ConversationEvent) throws(TranscriptSubjectError) {
    let run = try running()
    guard run.session.post(event, heardBy: &heard) else {
      throw TranscriptSubjectError(SteppedSession.neverEnds)
    }
  }

  private mutating func leave() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    if heard.exitCode == nil {
      heard.stepBegins(at: now)
      heard.lineEnded()
      try post(.closed)
    }
    guard let exitCode = heard.exitCode else {
      throw TranscriptSubjectError("The program did not leave at the end of input.")
    }
    if tracksCoverage { reached.formUnion(run?.session.conversation.reached ?? []) }
    return (heard.take(), exitCode)
  }

  private static func completion(
    _ completion: CommandCompletion,
    of text: String
  ) -> LineModel.Completion {
    LineModel.Completion(text: text + completion.insertion, lines: completion.candidates)
  }
}
