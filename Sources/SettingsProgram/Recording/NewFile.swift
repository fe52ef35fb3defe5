#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file that must not have been there before.
enum NewFile {
  /// Creates it with these bytes.
  static func create(_ path: String, _ bytes: [UInt8]) throws(RecordingError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw errno == EEXIST ? .exists(path) : .notWritable(path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        _ = unsafe unlink(path)
        throw .notWritable(path)
      }
      rest = rest.dropFirst(count)
    }
  }
}
