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
    guard descriptor >= 0 else {
      throw errno == EEXIST
        ? .exists(path, instead: free(like: path)) : .notWritable(path, instead: free())
    }
    defer { close(descriptor) }
    guard Descriptor.write(bytes, to: descriptor) else {
      _ = unsafe unlink(path)
      throw .notWritable(path, instead: free())
    }
  }

  /// A path like `path` where there is nothing, `session-2.txt`, or `session.txt` itself; of those
  /// for which `isFree` holds.
  static func free(
    like path: String = "session.txt",
    where isFree: (String) -> Bool = { _ in true }
  ) -> String {
    let end = path.lastIndex { $0 == "." || $0 == "/" }
    let stem = path[..<(end.flatMap { path[$0] == "." ? $0 : nil } ?? path.endIndex)]
    let names = (1...1000).lazy.map { $0 == 1 ? path : "\(stem)-\($0)\(path[stem.endIndex...])" }
    return names.first { !exists($0) && isFree($0) } ?? path
  }

  /// Whether there is anything at the path.
  static func exists(_ path: String) -> Bool { unsafe access(path, F_OK) == 0 }
}
