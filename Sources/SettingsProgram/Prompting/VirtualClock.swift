import Locking

/// The virtual time of a program, for all that ask for it; a restart doesn't turn it back.
final class VirtualClock: Sendable {
  private let instant = Locked(Duration.zero)

  /// Time since the program's start.
  var now: Duration {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }
}
