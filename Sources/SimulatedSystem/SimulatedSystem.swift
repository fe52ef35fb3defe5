package import NotificationModel

/// A system that does what it is told: its permission, its question, its speed and its failures.
///
/// It is a value: the prompt runs on one by default, transcripts drive it, tests copy it.
package struct SimulatedSystem: Hashable, Sendable {
  /// What the system would answer now.
  package var authorizationStatus: AuthorizationStatus
  /// Whether the system's question is on the screen.
  package private(set) var isAlertOpen = false
  /// What the system will answer to the next request without the person; nil when it asks.
  private var scriptedAnswer: ScriptedAnswer?
  /// An answer that comes without the person; nil when none is on its way.
  package private(set) var answerUnderWay: ScriptedAnswer?

  /// How long a save takes from now on.
  package var saveDelay: Duration
  /// How saves that begin from now on end.
  package var saveResult: Outcome
  /// How long a load takes from now on.
  package var loadDelay: Duration
  /// How loads that begin from now on end.
  package var loadResult: Outcome

  package init(
    authorizationStatus: AuthorizationStatus = .notDetermined,
    saveDelay: Duration = .milliseconds(800),
    saveResult: Outcome = .ok,
    loadDelay: Duration = .zero,
    loadResult: Outcome = .ok
  ) {
    self.authorizationStatus = authorizationStatus
    self.saveDelay = saveDelay
    self.saveResult = saveResult
    self.loadDelay = loadDelay
    self.loadResult = loadResult
  }

  /// Asks for authorization.
  ///
  /// A recorded answer comes back without a question; otherwise the person is asked and the answer
  /// comes later.
  package mutating func requestAuthorization(
    options: AuthorizationOptions
  ) -> AuthorizationRequest {
    if options == .provisional, authorizationStatus == .notDetermined {
      authorizationStatus = .provisional
    }
    guard authorizationStatus.canAsk, options != .provisional else {
      return .answered(authorizationStatus)
    }
    guard let scripted = scriptedAnswer else {
      isAlertOpen = true
      return .asking
    }
    scriptedAnswer = nil
    return .underWay(after: begin(scripted))
  }

  /// The system will answer like this without the person: the open question, else the next one.
  ///
  /// Returns after how long the open question is answered; nil when none is open.
  package mutating func script(_ answer: ScriptedAnswer) -> Duration? {
    guard isAlertOpen else {
      scriptedAnswer = answer
      return nil
    }
    return begin(answer)
  }

  /// The person answers the open question.
  package mutating func answer(_ answer: Answer) -> AnswerResult {
    isAlertOpen = false
    answerUnderWay = nil
    switch answer {
    case .allow: authorizationStatus = .authorized
    case .deny: authorizationStatus = .denied
    case .fail(let message): return .failed(message: message, authorizationStatus)
    }
    return .answered(authorizationStatus)
  }

  /// The answer that was under way has come; nil when the person was faster.
  package mutating func deliverAnswer() -> AnswerResult? {
    answerUnderWay.map { answer($0.answer) }
  }

  /// The app ended: its question goes with it, the status stays.
  package mutating func endApp() {
    isAlertOpen = false
    answerUnderWay = nil
  }

  /// A failing request fails before the question is shown.
  private mutating func begin(_ scripted: ScriptedAnswer) -> Duration {
    if case .fail = scripted.answer { isAlertOpen = false } else { isAlertOpen = true }
    answerUnderWay = scripted
    return scripted.delay
  }
}
