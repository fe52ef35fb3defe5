import AccessibilityModel
import CLineEditing

/// What happens on a prompt's thread: the one place where reading, drawing and saying meet.
///
/// A prompt is shown from `.ready` until its line ends; otherwise a command is busy.
final class PromptLoop {
  let configuration: PromptConfiguration
  let client: any PromptClient
  let queue: PromptQueue
  let input: TerminalInput
  let output: TerminalOutput
  var writer: SpokenWriter
  var row = InputRow(canMove: false)
  var timing: AnnouncementTiming
  var history: History
  private var historyFile: HistoryFile?
  var columns: Int

  /// What stands on the prompt's row before the line.
  var lead = ""
  var decoder = ScalarDecoder()
  var decoded: [Unicode.Scalar] = []
  var cursorKeys = CursorKeyWatch()
  var hasTyped = false
  /// A letter that is typed now is inserted at the end of the line, whatever the key set.
  var insertsNext = false
  /// Why the line was given up.
  var ending: LineEnding?
  var lastResume: ContinuousClock.Instant?

  private var saved: SavedTerminal?
  private(set) var editor: LineEditor?
  private var rowsSinceKey = 0
  private var isReady = false
  private var hasLeft = false
  private var isClosed = false

  /// A loop that has not begun.
  init(configuration: PromptConfiguration, client: any PromptClient, queue: PromptQueue) {
    self.configuration = configuration
    self.client = client
    self.queue = queue
    input = TerminalInput(descriptor: configuration.input)
    output = TerminalOutput(descriptor: configuration.output)
    columns = Self.columns(of: configuration.output)
    writer = SpokenWriter(
      output: output,
      layout: RowLayout(columns: columns),
      prompt: configuration.promptText,
      observer: configuration.observer
    )
    timing = AnnouncementTiming(
      policy: configuration.announcePolicy,
      words: .words(in: configuration.language),
      merges: configuration.mergesAnnouncements
    )
    historyFile = configuration.historyPath.map {
      HistoryFile(path: $0, limit: configuration.historyLimit)
    }
    history = History(lines: historyFile?.load() ?? [], limit: configuration.historyLimit)
    decoded = Array(configuration.typedAtStart.unicodeScalars)
  }

  /// Runs until `.leave`.
  func run() {
    let signals = begin()
    client.receive(.resized(columns: columns))
    while !hasLeft {
      if isReady && !isClosed {
        isReady = false
        readLine()
      } else {
        waitWhileBusy()
      }
    }
    sayHeld()
    end(signals)
  }

  // MARK: Beginning and end

  private func begin() -> TerminalSignals? {
    saved = SavedTerminal(descriptor: configuration.input)
    var signals: TerminalSignals?
    if configuration.handlesSignals {
      saved?.guardAgainstCrashes()
      signals = TerminalSignals { [queue] in queue.post($0) }
      // A change before the signals came here was not told.
      columns = Self.columns(of: configuration.output)
      writer.layout.columns = columns
    }
    guard !configuration.isInsideEmacs else { return signals }
    _ = cle_select_utf8_locale()
    editor = LineEditor(configuration: configuration, owner: self)
    if configuration.readsEditrc { editor?.source(configuration.editrcPath) }
    row = InputRow(canMove: editor?.canMove ?? false)
    return signals
  }

  private func end(_ signals: TerminalSignals?) {
    if let editor { editor.end(restoring: saved) } else { saved?.restore() }
    editor = nil
    if configuration.handlesSignals { SavedTerminal.endGuard() }
    signals?.stop()
    historyFile?.end()
  }

  // MARK: While a command is busy

  private func waitWhileBusy() {
    while let signal = queue.takeSignal() { handleWhileBusy(signal) }
    if let message = queue.takeMessage() { return handleWhileBusy(message) }
    sayWhileBusy(timing.takeDue(at: .now))
    if output.isClosed { close() }
    queue.runIdleActions { false }
    let readiness =
      isClosed
      ? input.waitForWake(queue.wake, until: timing.deadline)
      : input.wait(forKey: false, wake: queue.wake, until: timing.deadline)
    if readiness.isWoken { queue.wake?.lower() }
    if readiness.isGone { close() }
  }

  private func handleWhileBusy(_ message: PromptMessage) {
    switch message {
    case .answer(let lines, let number): answer(lines, number)
    case .announcement(let announcement):
      // One row stays free for what has to wait.
      let rows = writer.rows(of: [announcement.text]).count
      if rowsSinceKey + rows >= configuration.mostRows {
        timing.postpone(announcement)
      } else {
        sayWhileBusy(timing.receive(announcement, at: .now))
      }
    case .announcementsDue: sayHeld(keeping: 1)
    case .ready: isReady = true
    case .endInput: close()
    case .leave: hasLeft = true
    case .announcePolicy, .promptText, .language: set(message)
    }
  }

  private func handleWhileBusy(_ signal: TerminalSignal) {
    switch signal {
    case .interrupt:
      configuration.observer?.took(1)
      client.receive(.interruptWhileBusy)
    case .terminate: client.receive(.terminate)
    case .hangUp: close()
    case .suspend: suspend()
    case .resume: resume()
    case .resize: resize()
    }
  }

  private func sayWhileBusy(_ lines: [String]) {
    rowsSinceKey += writer.say(lines, as: .announcement)
  }

  // MARK: The prompt

  private func readLine() {
    showPrompt()
    ending = nil
    let line = editor.map { read(with: $0) } ?? readInTerminalsOwnMode()
    timing.lineEnded()
    rowsSinceKey = 0
    if let line {
      history.add(line)
      historyFile?.add(line)
      if !timing.hold.held.isEmpty { client.receive(.announcementsWait) }
      client.receive(.line(line))
    }
    switch ending {
    case nil: break
    case .interrupt(let hadText): client.receive(.interrupt(hadText: hadText))
    case .endOfInput: client.receive(.endOfInput)
    case .terminate: client.receive(.terminate)
    case .closed: close()
    case .leave: hasLeft = true
    }
  }

  /// Says what had to wait, so that `kept` more rows can follow.
  private func sayHeld(keeping kept: Int = 0) {
    let (lines, count) = timing.takeForPrompt()
    let rows = writer.rows(of: lines).count
    let isTooMuch = rows > 0 && rowsSinceKey + rows + kept > configuration.mostRows
    writer.say(isTooMuch ? [count] : lines, as: .announcement)
  }

  private func showPrompt() {
    sayHeld()
    rowsSinceKey = 0
    beginRow()
    timing.hold.promptShown()
    hasTyped = false
    cursorKeys = CursorKeyWatch()
  }

  // MARK: What both states do

  /// Says an answer.
  func answer(_ lines: [String], _ coversThrough: Int) {
    timing.dropThrough(coversThrough)
    rowsSinceKey += writer.say(lines)
  }

  /// Shows the prompt at the start of a row.
  func beginRow() {
    lead = writer.showPrompt()
    row.begin(lead: lead, columns: columns)
    insertsNext = false
  }

  /// Does what a message says that changes how things are said.
  func set(_ message: PromptMessage) {
    switch message {
    case .announcePolicy(let policy): timing.hold.policy = policy
    case .promptText(let text): writer.setPrompt(text)
    case .language(let language): timing.words = .words(in: language)
    default: break
    }
  }

  /// Writes what draws the input row.
  func draw(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    configuration.observer?.drew(bytes)
    output.write(bytes)
  }

  /// Ctrl-Z: gives the terminal back, stops, and takes it again.
  func suspend() {
    saved?.restore()
    cle_stop_process()
    resume()
    lastResume = .now
  }

  /// In the foreground again, with a terminal that somebody else has used.
  ///
  /// Returns false when it was noticed already: the system tells it after ``suspend()`` too.
  @discardableResult
  func resume() -> Bool {
    if let last = lastResume, last.duration(to: .now) < .seconds(1) {
      lastResume = nil
      return false
    }
    editor?.prepareTerminal(forEditing: !isBusy)
    resize()
    client.receive(.foreground)
    return true
  }

  /// The terminal's width may have changed.
  @discardableResult
  func resize() -> Bool {
    editor?.resize()
    let columns = Self.columns(of: configuration.output)
    guard columns != self.columns else { return false }
    self.columns = columns
    writer.layout.columns = columns
    client.receive(.resized(columns: columns))
    return true
  }

  /// No prompt is shown.
  var isBusy: Bool { !timing.hold.isPrompting }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    client.receive(.closed)
  }

  private static func columns(of descriptor: Int32) -> Int {
    let columns = Int(cle_terminal_columns(descriptor))
    return columns > 1 ? columns : 80
  }
}
