import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Pipes and descriptors that no other program inherits.
package enum Pipe {
  /// Held while a descriptor is made and while a program is started: none is inherited by accident.
  // A value with a place of its own: the sanitizer takes an empty one for its neighbour.
  static let lock = Locked(0)

  /// The end to read from, and the one to write to.
  package static func make() -> [Int32] {
    lock.withLock { _ in
      var ends: [Int32] = [-1, -1]
      _ = unsafe pipe(&ends)
      for end in ends { keepFromOthers(end) }
      return ends
    }
  }

  static func keepFromOthers(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }
}
