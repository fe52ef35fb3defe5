/// What became of a request for authorization.
package enum AuthorizationRequest: Hashable, Sendable {
  /// The system had its answer already.
  case answered(AuthorizationStatus)
  /// The system shows its question; nothing is known before the person answers.
  case asking
  /// The system will answer without the person, `after` this long.
  case underWay(after: Duration)
}
