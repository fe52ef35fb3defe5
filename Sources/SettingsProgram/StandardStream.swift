import Locking
import SettingsStorage

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Standard output or standard error, written whole and unbuffered.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Gives the three numbers to the null device where they are closed.
  ///
  /// Else the next file that is opened would be taken for input or output.
  static func fillClosed() {
    for number in 0...2 as ClosedRange<Int32> where fcntl(number, F_GETFD) < 0 {
      // Reading ends at once; writing fails as on a pipe that nobody reads.
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  private static let losesOutput = Locked(false)

  /// Whether something said on standard output did not get there.
  static var outputWasLost: Bool { losesOutput.withLock { $0 } }

  /// Writes all of `text`; what a closed pipe or a full disk refuses is dropped.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe systemWrite(rawValue, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        if self == .output { Self.losesOutput.withLock { $0 = true } }
        return
      }
      rest = rest.dropFirst(count)
    }
  }

  /// All of standard input up to its end; more than `limit` bytes are refused.
  static func readInput(limit: Int = 64 * 1_048_576) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe systemRead(0, bytes.baseAddress, bytes.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .code(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else { throw .isTooLarge(limit: limit / 1_048_576) }
    }
  }
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
  unsafe Glibc.read(file, bytes, count)
  #else
  unsafe Darwin.read(file, bytes, count)
  #endif
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  #if canImport(Glibc)
  unsafe Glibc.write(file, bytes, count)
  #else
  unsafe Darwin.write(file, bytes, count)
  #endif
}
