import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Wakes a thread that waits for descriptors; a pipe, because that is what can be polled everywhere.
final class WakeSignal: Sendable {
  /// Readable while the signal is raised.
  let descriptor: Int32

  private let writer: Int32
  private let isRaised = Atomic(false)

  /// Nil when the process has no descriptors left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writer = ends[1]
  }

  deinit {
    close(descriptor)
    close(writer)
  }

  /// Wakes the waiting thread, now or when it waits next.
  ///
  /// From any thread.
  func raise() {
    guard !isRaised.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 1
    _ = unsafe write(writer, &byte, 1)
  }

  /// Makes ready for the next wake; what it was raised for is to be looked at after this.
  func lower() {
    var bytes = [UInt8](repeating: 0, count: 16)
    while unsafe read(descriptor, &bytes, bytes.count) > 0 {}
    isRaised.store(false, ordering: .releasing)
  }
}
