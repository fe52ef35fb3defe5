package import NotificationModel

extension SimulatedSystem {
  /// How a simulated save or load ends.
  package enum Outcome: Hashable, Sendable {
    case ok
    /// The error's own words; nil for the screen's default.
    case fail(message: String?)
  }

  /// An answer to the system's question.
  package enum Answer: Hashable, Sendable {
    case allow
    case deny
    /// The request itself fails; nil for the screen's default words.
    case fail(message: String?)
  }

  /// An answer that comes without the person.
  package struct ScriptedAnswer: Hashable, Sendable {
    package let answer: Answer
    /// From the request to the answer.
    package let delay: Duration

    package init(_ answer: Answer, after delay: Duration = .zero) {
      self.answer = answer
      self.delay = delay
    }
  }

  /// What the app learns from an answer.
  package enum AnswerResult: Hashable, Sendable {
    case answered(AuthorizationStatus)
    case failed(message: String?, AuthorizationStatus)
  }
}
