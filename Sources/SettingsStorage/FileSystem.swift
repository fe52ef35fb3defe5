#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What files are and where they are, without opening them for writing.
package enum FileSystem {
  /// 2 to the power of 20.
  package static let bytesOfMegabyte = 1_048_576

  /// The bytes of the file at `path`; nil when there is none.
  ///
  /// Anything but an ordinary file of at most `limit` bytes is refused.
  package static func read(
    _ path: String,
    limit: Int = 64 * bytesOfMegabyte
  ) throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      // Without waiting: a pipe's other end may never come.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      try requireOrdinaryFile(status)
      guard status.st_size <= limit else { throw .isTooLarge(limit: limit / bytesOfMegabyte) }
      return try file.contents(limit: limit)
    } catch {
      guard error == .code(ENOENT) else { throw error }
      return nil
    }
  }

  /// The path that symbolic links at `path` lead to, whether or not a file is there.
  static func resolvedTarget(of path: String) throws(SystemFailure) -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = linkDestination(of: path) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(folder(of: path))/\(destination)"
    }
    throw .code(ELOOP)
  }

  /// The folder of `path`, which need not exist: `.` for a bare name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Size, mode and owner of the file at `path`; nil when there is none.
  static func status(of path: String) throws(SystemFailure) -> stat? {
    var status = stat()
    if unsafe stat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw .last
  }

  static func requireOrdinaryFile(_ status: stat) throws(SystemFailure) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    default: throw .isNoFile
    }
  }

  /// Waits until the disk holds the folder's names, where its file system can.
  static func synchronizeFolder(_ folder: String) throws(SystemFailure) {
    let file = try OpenFile(folder, O_RDONLY | O_DIRECTORY)
    do throws(SystemFailure) {
      try file.synchronize()
    } catch {
      guard error == .code(EINVAL) else { throw error }
    }
  }

  /// The names in a folder, in no order; none where it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
          names.append(unsafe String(cString: $0))
        }
      }
    }
    return names
  }

  /// What the symbolic link at `path` names; nil when there is no link.
  private static func linkDestination(of path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(path, &buffer, buffer.count)
    return count > 0
      ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
