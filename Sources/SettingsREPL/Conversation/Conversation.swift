import AccessibilityModel
import NotificationModel
package import SettingsFlow
package import SimulatedSystem

/// The whole prompt as a value: takes what happened, gives what is to be said and done.
///
/// Nothing here waits, reads or writes, so a copy can be asked what would be said.
package struct Conversation: Sendable {
  var configuration: ConversationConfiguration
  var phrases: any Phrases
  package internal(set) var state: SettingsState
  package internal(set) var system: SimulatedSystem
  var names: ParsingContext

  /// Says elements in the style, the language and the verbosity that are set.
  var narrator: Narrator
  var columns: Int?
  var announcePolicy = AnnouncementPolicy.append
  var cursor = Cursor()
  /// The element under the cursor as it was when the command that runs began.
  var focused: ScreenElement?
  /// Where the person was last told the cursor is; nil before the first event.
  var heardElement: ElementID?
  /// The elements that the line or event has said.
  var saidElements: [ElementID] = []
  var hintsSaid: Set<String> = []
  /// For each change, what takes it back.
  var undoable: [[SettingChange]] = []

  /// What was said and done so far, by kind; nil when nobody wants to know.
  package internal(set) var reached: Set<CoverageItem>?
  var log = AnnouncementLog()
  var speechLog = SpeechLog()
  /// When the event that is taken happened, since any one start.
  var now = Duration.zero
  /// Whether the answer is what a listener at the app would hear, not about the prompt.
  var isOfTheApp = false
  /// Whether the answer tells where the cursor moved.
  var movesFocus = false
  /// Announced while the person is in Settings, said on the way back.
  var heldInSettings: [Announcement] = []
  var lastAnswer: [String] = []
  /// Where the last line that was said comes from; nil before the first.
  var lastSource: LineSource?
  var lastError: String?
  var lastErrorSource = LineSource.help
  /// What the line that runs has said so far.
  var lineAnswer: [String] = []
  /// The rows of these.
  var rowsSaid = 0
  /// Whether announcements come after the answer.
  var announcementsWait = false
  /// The rest of a long answer.
  var pages = Pages()
  var chooser: Chooser?
  var searchText: String?
  /// Lines typed before, oldest first, the one that runs last.
  var typedLines = TypedLines()

  /// Commands that were typed and not run yet.
  var queue = CommandQueue()
  var pause: Pause?
  var leaving: Leaving?
  /// Whether everything was saved when the person left; nil while that is open.
  var leavesSaved: Bool?
  /// Whether the input has ended although a command still waits.
  var isClosed = false
  /// Whether the next `quit` leaves although the last save failed.
  var mayLeaveUnsaved = false
  /// Whether a prompt was shown or a command was run.
  var hasBegun = false
  /// Whether the program is ready; the terminal's width is known before.
  var hasStarted = false
  /// Whether all that was typed has been done, so that the next line can come.
  package internal(set) var isReady = false
  /// Whether the program ends: nothing is taken any more.
  package internal(set) var hasLeft = false

  /// Collected during one event.
  var outputs: [ConversationOutput] = []
  var answer = AnswerLines()
  var actions: [SettingsAction] = []
  var isReducing = false
  /// How the simulated load that runs will end.
  var loadOutcome = SimulatedSystem.Outcome.ok
  /// How the simulated save that runs will end, and what it holds.
  var saveOutcome: (outcome: SimulatedSystem.Outcome, preferences: Preferences)?
  /// What a load finds without asking a store; nil when the store has to be asked.
  var memory: Preferences?

  package init(_ configuration: ConversationConfiguration) {
    self.configuration = configuration
    reached = configuration.tracksCoverage ? [] : nil
    phrases = configuration.language.phrases(configuration.formats)
    narrator = Narrator(
      style: configuration.speech,
      verbosity: configuration.verbosity,
      language: configuration.language
    )
    system = configuration.system
    state = SettingsState(authorizationStatus: configuration.system.authorizationStatus)
    names = ParsingContext(nil)
    memory = configuration.firstLoad
  }

  /// Takes an event to its end; the outputs are in the order in which they are to be done.
  ///
  /// `instant` is the time since any one start, and never goes back.
  package mutating func receive(
    _ event: ConversationEvent,
    at instant: Duration
  ) -> [ConversationOutput] {
    guard !hasLeft else { return [] }
    now = instant
    saidElements.removeAll(keepingCapacity: true)
    outputs.reserveCapacity(4)
    take(event)
    followCursor(isAsked: false)
    runQueue()
    defer { outputs = [] }
    return outputs
  }

  private mutating func take(_ event: ConversationEvent) {
    switch event {
    case .started: start()
    case .announcementsWait: announcementsWait = true
    case .line(let line):
      isReady = false
      enter(line)
    case .interrupted(let hadText):
      isReady = false
      interrupt(hadText: hadText)
    case .interruptedWhileBusy: interruptWhileBusy()
    case .endOfInput:
      isReady = false
      leave(.quit)
    case .closed: close()
    case .terminated: terminate()
    case .enteredForeground: send(.enteredForeground)
    case .resized(let columns): self.columns = columns
    case .timerEnded(let timer): timerEnded(timer)
    case .timerRepeated(_, let times): send(.stillSaving(times: times))
    case .loaded(let preferences): send(.loadEnded(preferences.cleaned(in: phrases)))
    case .loadFailed(let message): send(.loadFailed(message: message?.cleaned))
    case .saved: send(.saveEnded)
    case .savedUnconfirmed(let message):
      send(.saveEnded)
      if let message { announce(message) }
    case .saveWaits(let obstacle): announce(obstacle)
    case .saveFailed(let message): send(.saveFailed(message: message?.cleaned))
    case .simulated(let simulation):
      do throws(CommandError) { try simulate(simulation) } catch { fail(error, words: []) }
    }
  }

  private mutating func start() {
    hasStarted = true
    if !configuration.isQuiet {
      greet()
      say(narrator.utterance(of: screen.element(at: 0).element))
    }
    send(.loadRequested)
  }

  /// Says what this is, on which data, and how to begin: with the state and a load that fails at
  /// once never more than three lines.
  private mutating func greet() {
    say(.greeting(configuration.source))
    guard case .newFile = configuration.source else { return }
    say(.howToBegin)
    guard system.loadDelay == .zero, system.loadResult != .ok else { return }
    answer.lines = [answer.lines.joined(separator: " ")]
  }

  /// Begins on a system that was there before, as a program that starts again does.
  package mutating func resume(on system: SimulatedSystem) {
    self.system = system
    state = SettingsState(authorizationStatus: system.authorizationStatus)
  }

  /// Goes on with somebody else: at a terminal, or in a pipe; `page` as in the configuration.
  package mutating func goOn(on medium: ConversationConfiguration.Medium, page: Int?) {
    configuration.medium = medium
    configuration.page = page
  }

  /// What is on the screen now.
  package var screen: Screen { screen(in: phrases) }

  /// What is on the screen now, in the words of a language.
  func screen(in phrases: any Phrases) -> Screen {
    state.isInSettings
      ? Screen(
        systemAllows: system.authorizationStatus.mayDeliver,
        in: state,
        words: phrases.words,
        formats: phrases.formats
      ) : Screen(of: state, words: phrases.words, formats: phrases.formats)
  }

  /// One element of the screen as it is now; nil when it isn't shown.
  func element(_ id: ElementID) -> ScreenElement? { screen[id] }
}
