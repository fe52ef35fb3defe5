#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file that is open as long as this value lives.
struct OpenFile: ~Copyable {
  /// The path it was opened by.
  let path: FilePath
  let descriptor: Int32
  private let calls: SystemCalls

  /// Opens `path`; `mode` counts for a file that is created, less the process's mask.
  init(
    _ path: FilePath,
    _ flags: Int32,
    mode: mode_t = 0,
    calls: SystemCalls = .real
  ) throws(SystemFailure) {
    let characters = path.characters
    let descriptor = SystemCalls.retrying {
      unsafe open(characters, flags | O_CLOEXEC, mode)
    }
    if descriptor < 0 { throw .last }
    self.path = path
    self.descriptor = descriptor
    self.calls = calls
  }

  deinit {
    close(descriptor)
  }

  /// Size, mode and owner.
  func status() throws(SystemFailure) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .last }
    return status
  }

  /// Everything from here to the end, refused when it is more than `limit` bytes.
  ///
  /// `expected`: how many bytes there seem to be, so that the end is seen at once.
  func contents(limit: Int, expected: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(64 * 1024, expected + 1))
    while true {
      let count = unsafe chunk.withUnsafeMutableBytes { buffer in
        SystemCalls.retrying { unsafe read(descriptor, buffer.baseAddress, buffer.count) }
      }
      if count == 0 { return bytes }
      guard count > 0 else { throw .last }
      bytes += chunk[..<count]
      if bytes.count > limit { throw .isTooLarge(bytes: bytes.count, limit: limit) }
    }
  }

  /// Writes all of `bytes` or throws.
  func append(_ bytes: [UInt8]) throws(SystemFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = SystemCalls.retrying { calls.write(rest, descriptor) }
      guard count > 0 else { throw count == 0 ? .code(EIO) : .last }
      rest = rest.dropFirst(count)
    }
  }

  /// Gives the file another's owner, where allowed, and its mode.
  func copyOwnerAndMode(of other: stat) throws(SystemFailure) {
    let mine = try status()
    if mine.st_uid != other.st_uid || mine.st_gid != other.st_gid {
      // Only an administrator may; then the file belongs to who writes it, as for an editor.
      _ = fchown(descriptor, other.st_uid, other.st_gid)
    }
    try setMode(other.st_mode & 0o7777)
  }

  /// Gives the file a mode.
  func setMode(_ mode: mode_t) throws(SystemFailure) {
    guard SystemCalls.retrying({ fchmod(descriptor, mode) }) == 0 else { throw .last }
  }

  /// The last byte of the file; nil when it has none.
  func lastByte() throws(SystemFailure) -> UInt8? {
    let size = try status().st_size
    guard size > 0 else { return nil }
    var byte: UInt8 = 0
    let count = SystemCalls.retrying { unsafe pread(descriptor, &byte, 1, size - 1) }
    guard count >= 0 else { throw .last }
    return count == 1 ? byte : nil
  }

  /// What is read next begins so many bytes from the file's beginning.
  func seek(to offset: Int) throws(SystemFailure) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .last }
  }

  /// Waits until the disk holds what was written; of a folder, until it holds its names.
  func synchronize() throws(SystemFailure) {
    guard SystemCalls.retrying({ calls.synchronize(descriptor) }) == 0 else { throw .last }
  }
}
