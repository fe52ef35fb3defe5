import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How long a writer waits for another one, and who that is meanwhile; may be asked from any thread.
package final class LockWait: Sendable {
  private struct State {
    var begin: ContinuousClock.Instant?
    var isGivenUp = false
    var holder: (@Sendable () -> LockHolder?)?
  }

  private let limit: Duration
  private let state = Locked(State())

  /// A wait that ends after `limit`.
  package init(limit: Duration = .seconds(30)) {
    self.limit = limit
  }

  /// Nothing is waited for any more: who waits is told at once that the folder is locked.
  package func giveUp() {
    state.withLock { $0.isGivenUp = true }
  }

  /// Who is waited for now, as far as the system tells; nil when nobody is waited for.
  package var obstacle: Obstacle? {
    guard let holder = state.withLock({ $0.holder }) else { return nil }
    return Obstacle(holder: holder())
  }

  /// Somebody else's lock that is waited for.
  package struct Obstacle: Hashable, Sendable {
    /// Whose it is; nil where the system does not tell.
    package let holder: LockHolder?
  }

  func begin() {
    state.withLock { $0.begin = .now }
  }

  /// Lets a moment pass; false when the wait is over.
  func goesOn(for holder: @escaping @Sendable () -> LockHolder?) -> Bool {
    let goesOn = state.withLock { state in
      state.holder = holder
      guard !state.isGivenUp, let begin = state.begin else { return false }
      return begin.duration(to: .now) < limit
    }
    if goesOn { usleep(Self.moment) }
    return goesOn
  }

  func end() {
    state.withLock { ($0.begin, $0.holder) = (nil, nil) }
  }

  /// In millionths of a second: longer than most writes, shorter than anybody notices.
  private static let moment: UInt32 = 5000
}
