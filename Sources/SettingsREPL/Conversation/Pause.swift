import CommandGrammar

/// What a command waits for before the next one runs.
enum Pause: Hashable, Sendable {
  /// The typed `wait`; whether something was said meanwhile.
  case wait(TypedDuration.Amount, wasAnnounced: Bool)
  /// The first load, in a pipe.
  case load
  /// The last save.
  case leave
}
