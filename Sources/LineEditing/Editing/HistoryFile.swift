#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The lines typed before, one a row in a file that only its owner reads.
///
/// It is written whole beside the old one and then put in its place. A link or anything else that
/// is no plain file is left alone. Failures are silent: a history is never worth a complaint.
package struct HistoryFile: Sendable {
  private static let mostBytes = 1 << 20

  private let path: String
  private let limit: Int

  /// A file that need not exist, of which at most `limit` lines are kept.
  package init(path: String, limit: Int) {
    self.path = path
    self.limit = limit
  }

  /// The lines, oldest first; none when there is no such file or it may not be read.
  package func load() -> [String] {
    let flags = O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let descriptor = unsafe open(path, flags)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    guard isPlainFile(descriptor) else { return [] }
    var decoder = ScalarDecoder()
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for byte in bytes(from: descriptor) {
      for scalar in decoder.decode(byte) {
        if scalar == "\n" {
          lines.append(String(line))
          line = .init()
        } else {
          line.append(scalar)
        }
      }
    }
    if !line.isEmpty { lines.append(String(line)) }
    return History(lines: lines, limit: limit).lines
  }

  /// Adds lines to what is in the file now, which another session may have changed.
  func add(_ new: [String]) {
    guard !new.isEmpty, mayReplace() else { return }
    let lines = History(lines: load() + new, limit: limit).lines
    let temporary = "\(path).\(getpid()).new"
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe open(temporary, flags, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = write(Array(lines.map { $0 + "\n" }.joined().utf8), to: descriptor)
    if close(descriptor) == 0, isWritten, unsafe rename(temporary, path) == 0 { return }
    unsafe unlink(temporary)
  }

  private func mayReplace() -> Bool {
    var status = stat()
    if unsafe lstat(path, &status) != 0 { return errno == ENOENT }
    return status.st_mode & S_IFMT == S_IFREG
  }

  private func isPlainFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private func bytes(from descriptor: Int32) -> [UInt8] {
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while result.count < Self.mostBytes {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      result += chunk[..<count]
    }
    return result
  }

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    let output = TerminalOutput(descriptor: descriptor)
    output.write(bytes)
    return !output.isClosed
  }
}
