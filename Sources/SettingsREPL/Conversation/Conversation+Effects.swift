import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem
import Wordings

extension Conversation {
  /// Gives an action to the flow, and does what follows from it before it returns.
  mutating func send(_ action: SettingsAction) {
    actions.append(action)
    guard !isReducing else { return }
    isReducing = true
    defer { isReducing = false }
    while !actions.isEmpty {
      let action = actions.removeFirst()
      let effects = state.reduce(action)
      if case .loadEnded = action { names = ParsingContext(state.preferences) }
      for effect in effects { perform(effect) }
      if case .loadEnded = action { announceEqualQuietEnds() }
    }
    if state.loading != .loading, pause == .load { pause = nil }
  }

  /// Says once that quiet hours from a time to the same time, as the first load held them, are off.
  private mutating func announceEqualQuietEnds() {
    guard configuration.hasEqualQuietEnds else { return }
    configuration.hasEqualQuietEnds = false
    announce(phrases.equalQuietEnds, item: "quiet hours", source: .equalQuietEnds)
  }

  /// Says what the store tells of a save beside its result.
  mutating func announce(_ words: Wording) {
    guard let words = words.cleaned?.text(in: language) else { return }
    announce(words, item: "store", source: .store)
  }

  private mutating func perform(_ effect: SettingsEffect) {
    switch effect {
    case .load: startLoad()
    case .save(let preferences): startSave(preferences)
    case .startTimer(let timer): outputs.append(.startTimer(.flow(timer), timer.duration))
    case .cancelTimer(let timer): outputs.append(.cancelTimer(.flow(timer)))
    case .requestAuthorization(let options): requestAuthorization(options)
    case .readAuthorization: send(.authorizationRead(system.authorizationStatus))
    case .announce(let announcement): announce(announcement)
    case .leave(let isSaved): leavesSaved = isSaved
    }
  }

  mutating func timerEnded(_ timer: ConversationTimer) {
    switch timer {
    case .flow(.savePause): send(.savePauseEnded)
    case .flow(.firstStillSaving), .flow(.nextStillSaving): send(.stillSaving())
    case .simulatedLoad: endLoad()
    case .simulatedSave: endSave()
    case .simulatedAnswer: if let result = system.deliverAnswer() { take(result) }
    case .wait: endWait()
    }
  }

  private mutating func announce(_ announcement: SettingsAnnouncement) {
    // A load that is over before the first prompt or command is what a person expects.
    if announcement == .loaded, !hasBegun { return }
    if announcement == .saved { mayLeaveUnsaved = false }
    let kind = AnnouncementKind(announcement)
    reached?.insert(.announcement(kind))
    announce(
      phrases.text(of: announcement),
      item: announcement.item,
      source: .told(kind),
      priority: announcement.priority
    )
    switch announcement {
    case .saved: speechLog.haptic(.success, at: now)
    case .notSaved: speechLog.haptic(.error, at: now)
    default: break
    }
  }

  // MARK: - The store, behind what the simulated system does to it

  private mutating func startLoad() {
    loadOutcome = system.loadResult
    guard system.loadDelay > .zero else { return endLoad() }
    outputs.append(.startTimer(.simulatedLoad, system.loadDelay))
  }

  private mutating func endLoad() {
    guard loadOutcome == .ok else { return send(.loadFailed(message: nil)) }
    guard let preferences = memory else { return outputs.append(.load) }
    if configuration.source != .example { memory = nil }
    send(.loadEnded(preferences.cleaned(in: phrases)))
  }

  private mutating func startSave(_ preferences: Preferences) {
    saveOutcome = (system.saveResult, preferences)
    guard system.saveDelay > .zero else { return endSave() }
    outputs.append(.startTimer(.simulatedSave, system.saveDelay))
  }

  private mutating func endSave() {
    guard let (outcome, preferences) = saveOutcome else { return }
    saveOutcome = nil
    switch outcome {
    case .fail(let message): send(.saveFailed(message: message.map(Wording.init(verbatim:))))
    case .ok where configuration.source == .example:
      memory = preferences
      send(.saveEnded)
    case .ok: outputs.append(.save(preferences))
    }
  }

  // MARK: - The permission

  private mutating func requestAuthorization(_ options: AuthorizationOptions) {
    switch system.requestAuthorization(options: options) {
    case .answered(let status): send(.authorizationAnswered(status))
    case .asking: readAlert()
    case .underWay(let delay):
      readAlert()
      outputs.append(.startTimer(.simulatedAnswer, delay))
    }
  }

  /// Reads the system's question, or, when none is shown, that an answer is waited for.
  mutating func readAlert() {
    guard system.isAlertOpen else { return say(.permissionButton) }
    for element in phrases.words.alertElements { say(narrator.utterance(of: element)) }
  }

  mutating func take(_ result: SimulatedSystem.AnswerResult) {
    outputs.append(.cancelTimer(.simulatedAnswer))
    switch result {
    case .answered(let status): send(.authorizationAnswered(status))
    case .failed(let message, let status):
      send(.authorizationFailed(message: message, status))
    }
  }
}
