#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A value behind a lock of the system's.
///
/// The standard library's `Mutex` would do, but on Linux ThreadSanitizer doesn't see it and reports
/// races where there are none.
@safe package final class Locked<Value>: @unchecked Sendable {
  // A lock must not move, so it has memory of its own.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline var value: Value

  /// A lock around `value`; what it refers to must not be used elsewhere.
  package init(_ value: sending Value) {
    unsafe mutex = .allocate(capacity: 1)
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Runs `body` with the value while no other thread has it; not to be nested.
  @inlinable package func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock()
    defer { unlock() }
    return try body(&value)
  }

  @usableFromInline func lock() { unsafe pthread_mutex_lock(mutex) }

  @usableFromInline func unlock() { unsafe pthread_mutex_unlock(mutex) }
}
