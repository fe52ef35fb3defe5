/// Where a session's code runs and what its time is: a dispatch queue, plain or recorded.
package protocol SessionExecutor: SerialExecutor {
  /// Time since the executor was made; never goes back.
  var now: Duration { get }

  /// Runs `work` in turn, on this executor.
  func submit(_ work: @escaping @Sendable () -> Void)

  /// Runs `work` on this executor once `delay` has passed.
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> any SessionTimer

  /// Runs `request`, which may block, away from this executor; then `completion` on it.
  func perform<Result: Sendable>(
    _ request: @escaping @Sendable () -> Result,
    completion: @escaping @Sendable (Result) -> Void
  )
}

/// A timer that was scheduled.
package protocol SessionTimer: Sendable {
  /// The work is not run any more.
  func cancel()
}
