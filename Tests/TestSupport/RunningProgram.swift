import Dispatch
import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How a program ended.
package enum ProgramEnding: Hashable, Sendable {
  case exited(code: Int)
  /// A signal ended it.
  case killed(signal: Int32)
  /// It was still running after ``Patience``, and was ended then.
  case stuck
}

/// A program in a process and session of its own.
package final class RunningProgram: Sendable {
  /// What the program's standard input, output or error is.
  package enum Stream: Sendable {
    case descriptor(Int32)
    /// A file, opened by the program itself.
    case file(String, flags: Int32)
    case closed
  }

  private let ending = Locked<ProgramEnding?>(nil)
  private let hasEnded = DispatchSemaphore(value: 0)
  private let number: pid_t

  /// Starts the program at `path`; nil when that is impossible.
  ///
  /// Of the three streams the first one that is a terminal becomes the session's own.
  package init?(
    path: String,
    arguments: [String],
    environment: [String: String],
    streams: [Stream]
  ) {
    let number = Pipe.lock.withLock { _ in
      unsafe Self.spawn(
        path,
        [path] + arguments,
        environment.map { "\($0.key)=\($0.value)" },
        streams
      )
    }
    guard let number else { return nil }
    self.number = number
    DispatchQueue(label: "program").async { [self] in
      var status: Int32 = 0
      while unsafe waitpid(number, &status, 0) < 0 && errno == EINTR {}
      ending.withLock { ending in
        let signal = status & 0x7F
        ending = signal == 0 ? .exited(code: Int(status >> 8) & 0xFF) : .killed(signal: signal)
      }
      hasEnded.signal()
    }
  }

  /// Sends a signal, unless the program has ended.
  package func signal(_ signal: Int32) {
    ending.withLock { ending in
      if ending == nil { kill(number, signal) }
    }
  }

  /// Waits until it has ended by itself.
  package func wait() -> ProgramEnding {
    guard hasEnded.wait(timeout: .now() + Patience.limit) == .success else {
      signal(SIGKILL)
      return .stuck
    }
    hasEnded.signal()
    return ending.withLock { $0 } ?? .stuck
  }

  /// The GNU library shows its name only to programs in C.
  private static var newSession: Int32 {
    #if canImport(Darwin)
    Int32(POSIX_SPAWN_SETSID)
    #else
    0x80
    #endif
  }

  @unsafe
  private static func spawn(
    _ path: String,
    _ arguments: [String],
    _ environment: [String],
    _ streams: [Stream]
  ) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (index, stream) in streams.enumerated() {
      let target = Int32(index)
      switch stream {
      case .descriptor(let descriptor):
        unsafe posix_spawn_file_actions_adddup2(&actions, descriptor, target)
      case .file(let file, let flags):
        unsafe posix_spawn_file_actions_addopen(&actions, target, file, flags, 0o600)
      case .closed: unsafe posix_spawn_file_actions_addclose(&actions, target)
      }
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))
    var argv = unsafe arguments.map { unsafe strdup($0) } + [nil]
    var envp = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe argv.indices { unsafe free(argv[index]) }
      for index in unsafe envp.indices { unsafe free(envp[index]) }
    }
    var number: pid_t = 0
    let result = unsafe posix_spawn(&number, path, &actions, &attributes, &argv, &envp)
    return result == 0 ? number : nil
  }
}
