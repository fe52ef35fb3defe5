#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Both ends of all that a program and its driver share; those left to the program are `their…`.
struct SeamEnds {
  let control: Int32
  let input: Int32
  let output: Int32
  let error: Int32
  let theirControl: Int32
  /// -1 at a terminal, which the program opens by its name.
  let theirInput: Int32
  let theirOutput: Int32
  let theirError: Int32
  /// The path of the terminal; nil for pipes.
  let terminalName: String?

  /// Nil when the system refuses.
  init?(_ medium: SeamMedium) {
    var sockets: [Int32] = [-1, -1]
    #if canImport(Glibc)
    let kind = Int32(SOCK_STREAM.rawValue)
    #else
    let kind = SOCK_STREAM
    #endif
    guard unsafe socketpair(AF_UNIX, kind, 0, &sockets) == 0, let errors = Self.pipe() else {
      return nil
    }
    (control, theirControl) = (Self.moved(sockets[0]), Self.moved(sockets[1]))
    (error, theirError) = errors
    switch medium {
    case .pipe:
      guard let inputs = Self.pipe(), let outputs = Self.pipe() else { return nil }
      (theirInput, input) = inputs
      (output, theirOutput) = outputs
      terminalName = nil
    case .terminal(let columns, _):
      var person: Int32 = -1
      var program: Int32 = -1
      var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
      guard unsafe openpty(&person, &program, nil, nil, &size) == 0,
        let name = unsafe ttyname(program)
      else { return nil }
      terminalName = unsafe String(cString: name)
      input = Self.moved(person)
      output = input
      // Open until the program has it open too, or its end would be seen at once.
      (theirInput, theirOutput) = (Self.moved(program), -1)
    }
  }

  /// Closes what the program has now.
  func closeTheirs() {
    Self.close([theirControl, theirInput, theirOutput, theirError])
  }

  /// Closes what would have been the driver's.
  func closeOurs() {
    Self.close(Set([control, input, output, error]))
  }

  private static func close(_ descriptors: Set<Int32>) {
    for descriptor in descriptors where descriptor >= 0 { systemClose(descriptor) }
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe systemPipe(&ends) == 0 else { return nil }
    return (moved(ends[0]), moved(ends[1]))
  }

  /// Above the numbers that the program's own descriptors get, and closed where it is started.
  private static func moved(_ descriptor: Int32) -> Int32 {
    let new = fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    systemClose(descriptor)
    return new
  }
}

/// The system's `pipe` and `close`, under names that methods of the same name do not hide.
@unsafe
private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  unsafe pipe(ends)
}

private func systemClose(_ descriptor: Int32) {
  close(descriptor)
}
