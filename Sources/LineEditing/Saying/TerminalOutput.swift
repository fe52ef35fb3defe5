#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Writes bytes whole, in order, and notices when nobody is there any more.
final class TerminalOutput {
  /// The other end is gone; what is written from now on goes nowhere.
  private(set) var isClosed = false

  private let descriptor: Int32

  /// Writes to a descriptor, which stays its owner's.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes all of it, in one write unless the system takes less.
  ///
  /// Waits for a slow reader.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty && !isClosed {
      let count = unsafe rest.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        return unsafe writeBytes(descriptor, start, buffer.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        waitUntilWritable()
      } else if errno != EINTR {
        isClosed = true
      }
    }
  }

  private func waitUntilWritable() {
    var polled = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&polled, 1, -1)
  }
}

/// The system's `write`, under a name that a method of the same name does not hide.
@unsafe
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
