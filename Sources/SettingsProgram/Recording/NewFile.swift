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
    guard Descriptor.write(bytes, to: descriptor) else {
      _ = unsafe unlink(path)
      throw .notWritable(path)
    }
  }
}
