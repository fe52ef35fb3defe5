/// Where the permission lives: the simulated system, a desktop.
package protocol PermissionCenter: Sendable {
  /// What the system would answer now; reading never asks and never writes.
  var authorizationStatus: AuthorizationStatus { get }

  /// Asks for authorization.
  ///
  /// A recorded answer comes back without a question; otherwise the person is asked and the answer
  /// comes later.
  mutating func requestAuthorization(options: AuthorizationOptions) -> AuthorizationRequest
}

/// What became of a request for authorization.
package enum AuthorizationRequest: Hashable, Sendable {
  /// The system had its answer already.
  case answered(AuthorizationStatus)
  /// The system shows its question; nothing is known before the person answers.
  case asking
  /// The system will answer without the person, `after` this long.
  case underWay(after: Duration)
}
