#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads keys byte by byte and waits for them: what is not read stays for whoever reads next.
struct TerminalInput {
  /// What reading one byte gave.
  enum Reading: Hashable {
    case byte(UInt8)
    /// Nothing has been typed.
    case none
    /// There is nothing to read any more.
    case end
  }

  /// What waiting ended with; several may be true.
  struct Readiness: Hashable {
    var hasKey = false
    var isWoken = false
    var isGone = false
  }

  /// Where keys come from.
  let descriptor: Int32

  /// A byte, if one has been typed.
  ///
  /// Never waits.
  func read() -> Reading {
    guard hasKey else { return .none }
    return readWaiting()
  }

  /// A byte; waits for one on a descriptor that blocks.
  func readWaiting() -> Reading {
    var byte: UInt8 = 0
    while true {
      let count = unsafe readByte(descriptor, &byte)
      if count == 1 { return .byte(byte) }
      if count == 0 { return .end }
      if errno == EAGAIN || errno == EWOULDBLOCK { return .none }
      if errno != EINTR { return .end }
    }
  }

  /// Waits for a key, or else only for the terminal to go, for the signal and for the deadline.
  func wait(
    forKey: Bool,
    wake: WakeSignal?,
    until deadline: ContinuousClock.Instant?
  ) -> Readiness {
    // A descriptor below zero is left out by the system.
    var polled = (
      key: pollfd(fd: descriptor, events: Int16(forKey ? POLLIN : 0), revents: 0),
      wake: pollfd(fd: wake?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    )
    while true {
      let milliseconds = Self.milliseconds(until: deadline)
      let count = unsafe withUnsafeMutableBytes(of: &polled) { both in
        unsafe poll(both.baseAddress?.assumingMemoryBound(to: pollfd.self), 2, milliseconds)
      }
      // A signal may have woken this thread before its message arrives.
      if count < 0 && errno == EINTR { continue }
      return Readiness(
        hasKey: forKey && polled.key.revents != 0,
        isWoken: polled.wake.revents != 0,
        isGone: polled.key.revents & Self.gone != 0
      )
    }
  }

  /// Waits only for the signal and the deadline: the terminal is gone.
  func waitForWake(_ wake: WakeSignal?, until deadline: ContinuousClock.Instant?) -> Readiness {
    guard let wake else { return Readiness() }
    let hasKey = TerminalInput(descriptor: wake.descriptor).wait(
      forKey: true,
      wake: nil,
      until: deadline
    ).hasKey
    return Readiness(isWoken: hasKey)
  }

  /// Something has been typed, or the other end has gone.
  var hasKey: Bool { events(Int16(POLLIN)) != 0 }

  /// The other end has gone.
  var isGone: Bool { events(0) & Self.gone != 0 }

  private static let gone = Int16(POLLHUP | POLLERR | POLLNVAL)

  /// What is so now of what is wanted.
  private func events(_ wanted: Int16) -> Int16 {
    var polled = pollfd(fd: descriptor, events: wanted, revents: 0)
    while unsafe poll(&polled, 1, 0) < 0 && errno == EINTR {}
    return polled.revents
  }

  /// Rounded up, so that a deadline is over when the wait is; -1 for no deadline.
  private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
    guard let deadline else { return -1 }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { return 0 }
    let (seconds, attoseconds) = left.components
    return Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
  }
}

/// The system's `read`, under a name that a method of the same name does not hide.
@unsafe
private func readByte(_ descriptor: Int32, _ byte: UnsafeMutablePointer<UInt8>) -> Int {
  unsafe read(descriptor, byte, 1)
}
