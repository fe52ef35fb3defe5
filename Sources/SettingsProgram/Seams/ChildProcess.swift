import Locking
import Transcripts

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The real executable as a process of its own, with our ends of what it reads and writes.
final class ChildProcess {
  /// What the program is started with.
  struct Command {
    let executable: String
    /// The words after the program's name.
    let arguments: [String]
    let environment: [String: String]
  }

  /// The descriptor that the program finds the control at.
  static let controlNumber: Int32 = 3

  let control: Int32
  /// Where it reads; the same as `output` at a terminal, -1 when closed.
  private(set) var input: Int32
  let output: Int32
  let error: Int32

  private let id: pid_t
  private var status: Int32?

  /// Starts the program.
  ///
  /// One after another, so that no program gets the descriptors of another.
  init(_ command: Command, medium: SeamMedium) throws(TranscriptSubjectError) {
    let ends = Self.starting.withLock { _ in SeamEnds(medium) }
    guard let ends else { throw TranscriptSubjectError("The system has no descriptors left.") }
    (control, input, output, error) = (ends.control, ends.input, ends.output, ends.error)
    let id = Self.starting.withLock { _ in
      defer { ends.closeTheirs() }
      return Self.spawn(command, ends)
    }
    guard let id else {
      ends.closeOurs()
      throw TranscriptSubjectError("\(command.executable) could not be started.")
    }
    self.id = id
    for descriptor in [control, input, output, error] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = waitpid(id, nil, 0)
    }
    for descriptor in Set([control, input, output, error]) where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// Ends the program's input; only of a pipe.
  func closeInput() {
    guard input >= 0, input != output else { return }
    close(input)
    input = -1
  }

  /// Whether the program has ended; then `exitStatus` tells how.
  func hasEnded() -> Bool {
    guard status == nil else { return true }
    var result: Int32 = 0
    guard unsafe waitpid(id, &result, WNOHANG) == id else { return false }
    status = result
    return true
  }

  /// The exit code, or the negative number of the signal that ended it.
  var exitStatus: Int {
    let status = status ?? 0
    let number = status & 0x7F
    return number == 0 ? Int(status >> 8 & 0xFF) : -Int(number)
  }

  /// `POSIX_SPAWN_SETSID`, which glibc's header shows to C with GNU extensions only.
  #if canImport(Glibc)
  private static let newSession: Int16 = 0x80
  #else
  private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #endif

  // A value with a place of its own: the sanitizer takes an empty one for its neighbour.
  private static let starting = Locked(0)

  private static func spawn(_ command: Command, _ ends: SeamEnds) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let terminal = ends.terminalName {
      // The first terminal that a new session opens is its own.
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    } else {
      unsafe posix_spawn_file_actions_adddup2(&actions, ends.theirInput, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, ends.theirOutput, 1)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.theirError, 2)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends.theirControl, controlNumber)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigfillset(&defaults)
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
    var id: pid_t = 0
    let words = [command.executable] + command.arguments
    let variables = command.environment.map { "\($0.key)=\($0.value)" }
    let result = unsafe withCStrings(words) { words in
      unsafe withCStrings(variables) { variables in
        unsafe posix_spawn(&id, command.executable, &actions, &attributes, words, variables)
      }
    }
    return result == 0 ? id : nil
  }

  /// An array of C strings with nil at its end, for the time of `body`.
  private static func withCStrings<Result>(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = unsafe strings.map { unsafe strdup($0) } + [nil]
    defer { for index in strings.indices { unsafe free(pointers[index]) } }
    return unsafe body(pointers)
  }
}
