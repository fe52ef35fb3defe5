import AccessibilityModel
import Files
import Locking

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

  /// Writes a line and its line feed, the one way in which anything but the prompt says something.
  ///
  /// Whatever names, paths and files brought into the line, a terminal obeys nothing in it. What a
  /// closed pipe or a full disk refuses is dropped.
  func say(_ line: String) {
    let isWritten = Descriptor.write(Array((SpokenText.line(line) + "\n").utf8), to: rawValue)
    if !isWritten, self == .output { Self.losesOutput.withLock { $0 = true } }
  }

  /// Whether standard input is a folder, from which nothing can be read.
  static var inputIsFolder: Bool {
    var info = stat()
    return unsafe fstat(0, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// All of standard input up to its end; more than `limit` bytes are refused.
  static func readInput(
    limit: Int = 64 * FileSystem.bytesOfMegabyte
  ) throws(SystemFailure) -> [UInt8] {
    try Descriptor.readAll(from: 0, limit: limit)
  }
}
