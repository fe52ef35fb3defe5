import Foundation

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of its own for files, gone with this object.
package final class Scratch {
  /// Where it is, without a trailing slash.
  package let path: String

  package init() {
    let folder = FileManager.default.temporaryDirectory
      .appending(component: "notification-settings-test-\(UUID().uuidString)")
    path = folder.path()
    precondition(unsafe mkdir(path, 0o700) == 0, "No folder for tests: \(path)")
  }

  deinit {
    Self.remove(path)
  }

  /// The path of a file in it.
  package func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Puts a file in it; returns its path.
  @discardableResult
  package func write(_ contents: String, to name: String) -> String {
    let path = file(name)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    var rest = Array(contents.utf8)[...]
    while !rest.isEmpty {
      let piece = Array(rest)
      let count = unsafe Self.write(descriptor, piece, piece.count)
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    close(descriptor)
    return path
  }

  /// What a file in it holds; nil when it is not there.
  package func contents(of name: String) -> String? { Self.contents(of: file(name)) }

  /// What a file holds; nil when it is not there.
  package static func contents(of path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }

  /// The names in a folder, sorted, without `.` and `..`.
  package static func names(in folder: String) -> [String] {
    guard let entries = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(entries) }
    var names: [String] = []
    while let entry = unsafe readdir(entries) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// All files below a folder, by their path from there.
  package static func files(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      let path = "\(folder)/\(name)"
      return isFolder(path) ? files(below: path).map { "\(name)/\($0)" } : [name]
    }
  }

  /// Removes a file; nothing happens when there is none.
  package static func removeFile(_ path: String) {
    unsafe unlink(path)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func remove(_ path: String) {
    guard isFolder(path) else {
      unsafe unlink(path)
      return
    }
    for name in names(in: path) { remove("\(path)/\(name)") }
    unsafe rmdir(path)
  }

  @unsafe
  private static func write(
    _ descriptor: Int32,
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    unsafe Darwin.write(descriptor, bytes, count)
    #else
    unsafe Glibc.write(descriptor, bytes, count)
    #endif
  }
}
