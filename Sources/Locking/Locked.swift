#if canImport(Glibc)
public import Glibc
#else
public import Darwin
#endif

/// A value behind a lock of the system's.
///
/// The standard library's `Mutex` would do, but on Linux ThreadSanitizer doesn't see it and reports
/// races where there are none. All of it can be inlined: a lock is taken several times at each key.
/// (That is why it is public: what is only of the package is never inlined elsewhere.)
@safe public final class Locked<Value>: @unchecked Sendable {
  // A lock must not move, so it has memory of its own.
  @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
  // Who holds the lock has it alone.
  @exclusivity(unchecked) @usableFromInline var value: Value

  /// A lock around `value`; what it refers to must not be used elsewhere.
  @inlinable
  public init(_ value: sending Value) {
    unsafe mutex = .allocate(capacity: 1)
    unsafe self.value = value
    unsafe pthread_mutex_init(mutex, nil)
  }

  @inlinable
  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe mutex.deallocate()
  }

  /// Runs `body` with the value while no other thread has it; not to be nested.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try unsafe body(&value)
  }
}
