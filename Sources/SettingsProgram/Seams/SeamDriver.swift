import Transcripts

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Drives the real executable: types, sends steps, and collects what it writes and reports.
final class SeamDriver {
  /// What one step brought.
  struct Answer {
    var reports: [ControlReport] = []
    /// What was written to standard output, or drawn on the terminal.
    var output: [UInt8] = []
    /// The clock after it; nil when the program has left.
    var elapsed: Duration?
  }

  private let child: ChildProcess
  private let patience: Duration
  private var unsent: [UInt8] = []
  private var control: [UInt8] = []
  private var output: [UInt8] = []
  private var errors: [UInt8] = []
  /// Bytes of output so far, without carriage returns.
  private var outputCount = 0
  private var inputCount = 0
  private var openDescriptors: Set<Int32>

  /// A driver of a program that has been started.
  ///
  /// `patience`: how long a step may take before the program counts as hung, in real time.
  init(_ child: ChildProcess, patience: Duration) {
    self.child = child
    self.patience = patience
    openDescriptors = [child.control, child.output, child.error]
  }

  /// Whether the program has closed the control, which is its leaving.
  var hasLeft: Bool { !openDescriptors.contains(child.control) }

  /// Types, waits until it is dealt with, and gives what came of it.
  func type(_ bytes: [UInt8]) throws(TranscriptSubjectError) -> Answer {
    unsent += bytes
    inputCount += bytes.count
    return try perform(.settle(input: inputCount))
  }

  /// Does a step.
  func perform(_ step: ControlStep) throws(TranscriptSubjectError) -> Answer {
    send(step)
    return try answer()
  }

  /// Ends the input and waits until the program has ended.
  ///
  /// `isPipe`: the pipe is closed; otherwise the control ends it.
  func end(isPipe: Bool) throws(TranscriptSubjectError) -> Answer {
    if !hasLeft { isPipe ? child.closeInput() : send(.end) }
    let answer = try answer()
    guard hasLeft else { throw TranscriptSubjectError("The program did not leave.") }
    return answer
  }

  /// The exit code; throws when a signal ended the program or it complained.
  func exitCode() throws(TranscriptSubjectError) -> Int {
    let complaint = String(decoding: errors, as: UTF8.self)
    guard complaint.isEmpty else {
      let text = complaint.split(separator: "\n").joined(separator: " ")
      throw TranscriptSubjectError("The program wrote to standard error: \(text)")
    }
    let status = child.exitStatus
    guard status >= 0 else {
      throw TranscriptSubjectError("The program was ended by signal \(-status).")
    }
    return status
  }

  private func send(_ step: ControlStep) {
    let line = Array((step.spelled + "\n").utf8)
    _ = unsafe line.withUnsafeBytes {
      unsafe Self.sendBytes(child.control, $0.baseAddress, $0.count)
    }
  }

  /// Collects until the step is settled and all that was written has arrived, or the program ended.
  private func answer() throws(TranscriptSubjectError) -> Answer {
    let deadline = ContinuousClock.now + patience
    var answer = Answer()
    var refusal: String?
    while true {
      while let line = takeLine() {
        switch ControlReport(line) {
        case .settled(let count, let elapsed):
          while outputCount < count, !openDescriptors.isDisjoint(with: [child.output]) {
            try pump(until: deadline)
          }
          answer.elapsed = elapsed
        case .refused(let sentence): refusal = sentence
        case let report?: answer.reports.append(report)
        case nil: throw TranscriptSubjectError("The program reported \"\(line)\".")
        }
      }
      if let refusal { throw TranscriptSubjectError(refusal) }
      if answer.elapsed != nil || openDescriptors.isEmpty && child.hasEnded() { break }
      try pump(until: deadline)
    }
    answer.output = output
    output = []
    return answer
  }

  private func takeLine() -> String? {
    guard let end = control.firstIndex(of: 0x0A) else { return nil }
    defer { control.removeSubrange(...end) }
    return String(decoding: control[..<end], as: UTF8.self)
  }

  // MARK: - Bytes

  /// Waits for something to read or to write, and does it.
  private func pump(until deadline: ContinuousClock.Instant) throws(TranscriptSubjectError) {
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else {
      throw TranscriptSubjectError(
        "The program did not answer within \(TranscriptDuration.seconds(patience)) seconds."
      )
    }
    var polled = openDescriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    if !unsent.isEmpty, child.input >= 0 {
      polled.append(pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0))
    }
    // Ended, but not yet known to be: asked again soon.
    let wait = openDescriptors.isEmpty ? 1 : min(left.components.seconds * 1000 + 1, 1000)
    guard unsafe poll(&polled, nfds_t(polled.count), Int32(wait)) > 0 else { return }
    for ready in polled where ready.revents != 0 {
      if ready.events & Int16(POLLOUT) != 0 { write() } else { read(ready.fd) }
    }
  }

  private func write() {
    let piece = Array(unsent.prefix(512))
    let count = unsafe Self.writeBytes(child.input, piece, piece.count)
    // A program that has ended reads no more.
    if count > 0 { unsent.removeFirst(count) } else if errno != EAGAIN { unsent = [] }
  }

  private func read(_ descriptor: Int32) {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Self.readBytes(descriptor, &chunk, chunk.count)
    guard count > 0 else {
      if count == 0 || errno != EAGAIN && errno != EINTR { openDescriptors.remove(descriptor) }
      return
    }
    switch descriptor {
    case child.control: control += chunk[..<count]
    case child.error: errors += chunk[..<count]
    default:
      output += chunk[..<count]
      outputCount += chunk[..<count].count { $0 != 0x0D }
    }
  }

  /// Never ends this process when the other end is gone.
  @unsafe
  private static func sendBytes(
    _ descriptor: Int32,
    _ bytes: UnsafeRawPointer?,
    _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #else
    unsafe Darwin.send(descriptor, bytes, count, 0)
    #endif
  }

  @unsafe
  private static func writeBytes(
    _ descriptor: Int32,
    _ bytes: UnsafeRawPointer,
    _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.write(descriptor, bytes, count)
    #else
    unsafe Darwin.write(descriptor, bytes, count)
    #endif
  }

  @unsafe
  private static func readBytes(
    _ descriptor: Int32,
    _ bytes: UnsafeMutableRawPointer,
    _ count: Int
  ) -> Int {
    #if canImport(Glibc)
    unsafe Glibc.read(descriptor, bytes, count)
    #else
    unsafe Darwin.read(descriptor, bytes, count)
    #endif
  }
}
