import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The lines typed before, one a row in a file that only its owner reads.
///
/// Each is added as it is entered, so that a killed session has lost none; the end of a session
/// makes the file short again. Sessions take turns. A link or anything else that is no plain file
/// is left alone. Failures are silent: a history is never worth a complaint.
package struct HistoryFile: Sendable {
  private static let mostBytes = FileSystem.bytesOfMegabyte
  private static let mode = 0o600

  private let path: FilePath
  private let limit: Int
  /// Typed, and not in the file yet: another program had its folder locked.
  private var pending: [String] = []

  /// A file that need not exist, of which at most `limit` lines are kept.
  package init(path: String, limit: Int) {
    self.path = FilePath(path)
    self.limit = limit
  }

  /// The lines, oldest first; none when there is no such file or it may not be read.
  package func load() -> [String] {
    guard let bytes = try? FileSystem.readEnd(of: path, limit: Self.mostBytes) else { return [] }
    var decoder = ScalarDecoder()
    var lines: [String] = []
    var line = String.UnicodeScalarView()
    for byte in bytes {
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

  /// Adds a line that was entered; the prompt is not kept waiting for another program.
  mutating func add(_ line: String) {
    pending = History(lines: pending + [line], limit: limit).lines
    append(waitingFor: .milliseconds(100))
  }

  /// Ends a session: what is in the file now, by this session and others, once and within limits.
  mutating func end() {
    append(waitingFor: .seconds(1))
    guard pending.isEmpty, let update = update(waitingFor: .seconds(1)) else { return }
    let lines = load()
    guard !lines.isEmpty else { return }
    let bytes = Self.bytes(of: lines)
    if let old = try? update.contents(), old == bytes { return }
    _ = try? update.replace(with: bytes, mode: Self.mode)
  }

  private mutating func append(waitingFor time: Duration) {
    guard !pending.isEmpty, let update = update(waitingFor: time) else { return }
    if (try? update.append(Self.bytes(of: pending), mode: Self.mode)) != nil { pending = [] }
  }

  /// Nil when the file is to be left alone, or another program has its folder locked.
  private func update(waitingFor time: Duration) -> FileUpdate? {
    var status = stat()
    let isThere = unsafe lstat(path.text, &status) == 0
    guard isThere ? status.st_mode & S_IFMT == S_IFREG : errno == ENOENT else { return nil }
    return try? FileUpdate(of: path, needsLock: false, wait: LockWait(limit: time))
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
