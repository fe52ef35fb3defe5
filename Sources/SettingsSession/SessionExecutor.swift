/// Where a session's code runs and what its time is: a dispatch queue, or step by step.
package protocol SessionExecutor: SerialExecutor {
  /// Time since the executor was made; never goes back.
  var now: Duration { get }

  /// Runs `work` in turn, on this executor.
  func submit(_ work: @escaping @Sendable () -> Void)

  /// Runs `work` on this executor once `delay` has passed.
  func schedule(
    after delay: Duration,
    rank: TimerRank,
    _ work: @escaping @Sendable () -> Void
  ) -> any SessionTimer

  /// Runs `request`, which may block, away from this executor; then `completion` on it.
  func perform<Result: Sendable>(
    _ request: @escaping @Sendable () -> Result,
    completion: @escaping @Sendable (Result) -> Void
  )
}

/// Which of several timers that are due at one instant comes first.
package enum TimerRank: Int, Hashable, Sendable, Comparable {
  case work
  /// A person's `wait`: what falls on its last instant belongs to it.
  case wait

  package static func < (lhs: TimerRank, rhs: TimerRank) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A timer that was scheduled.
package protocol SessionTimer: Sendable {
  /// The work is not run any more.
  func cancel()

  /// How long it is until the work is run; not below zero.
  var remaining: Duration { get }
}
