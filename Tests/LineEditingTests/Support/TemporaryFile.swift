import TestSupport

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file in a folder of its own, gone with this object.
final class TemporaryFile {
  /// Where it is.
  let path: String

  private let scratch = Scratch()
  private static let name = "file"

  /// A file with these contents; nil makes only its folder.
  init(contents: String? = nil) {
    path = scratch.file(Self.name)
    if let contents { write(contents) }
  }

  /// What is in it; nil when it is not there.
  var contents: String? { scratch.contents(of: Self.name) }

  /// The permission bits.
  var mode: UInt32 {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return 0 }
    return UInt32(status.st_mode) & 0o777
  }

  /// The names in its folder.
  var names: [String] { Scratch.names(in: scratch.path) }

  /// Puts contents in it.
  func write(_ contents: String) { scratch.write(contents, to: Self.name) }
}
