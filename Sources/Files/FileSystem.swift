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
    _ path: FilePath,
    limit: Int = 64 * bytesOfMegabyte
  ) throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      // Without waiting: a pipe's other end may never come.
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
      let status = try file.status()
      try requireOrdinaryFile(status)
      let size = Int(status.st_size)
      guard size <= limit else { throw .isTooLarge(bytes: size, limit: limit) }
      return try file.contents(limit: limit, expected: size)
    } catch {
      guard error == .code(ENOENT) else { throw error }
      return nil
    }
  }

  /// The last lines of the file at `path`, at most `limit` bytes; nil when there is none.
  ///
  /// Anything but an ordinary file is refused, a symbolic link too.
  package static func readEnd(
    of path: FilePath,
    limit: Int
  ) throws(SystemFailure) -> [UInt8]? {
    do throws(SystemFailure) {
      let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
      let status = try file.status()
      try requireOrdinaryFile(status)
      let start = max(0, Int(status.st_size) - limit)
      guard start > 0 else { return try file.contents(limit: .max, expected: limit) }
      // From the byte before, to see whether a line begins there.
      try file.seek(to: start - 1)
      let bytes = try file.contents(limit: .max, expected: limit)
      return Array(bytes.drop { $0 != UInt8(ascii: "\n") }.dropFirst())
    } catch {
      guard error == .code(ENOENT) else { throw error }
      return nil
    }
  }

  /// The path that symbolic links at `path` lead to, whether or not a file is there.
  static func resolvedTarget(of path: FilePath) throws(SystemFailure) -> FilePath {
    var path = path
    for _ in 0..<40 {
      guard let destination = linkDestination(of: path) else { return path }
      path = destination.isAbsolute ? destination : path.folder.appending(destination)
    }
    throw .code(ELOOP)
  }

  /// Size, mode and owner of the file at `path`; nil when there is none.
  static func status(of path: FilePath) throws(SystemFailure) -> stat? {
    var status = stat()
    if unsafe stat(path.characters, &status) == 0 { return status }
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

  /// The names in a folder that begin with `prefix`, in no order, without `.` and `..`.
  package static func names(
    in folder: FilePath,
    startingWith prefix: [UInt8] = []
  ) throws(SystemFailure) -> [FilePath] {
    guard let stream = unsafe opendir(folder.characters) else { throw .last }
    defer { unsafe closedir(stream) }
    var names: [FilePath] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe name.starts(with: prefix) ? Array(name.prefix { $0 != 0 }) : []
      }
      if !bytes.isEmpty, bytes != [dot], bytes != [dot, dot] {
        names.append(FilePath(bytes: bytes))
      }
    }
    return names
  }

  /// Whether there is anything at a path, be it a link that leads nowhere.
  package static func exists(_ path: FilePath) -> Bool {
    var status = stat()
    return unsafe lstat(path.characters, &status) == 0
  }

  /// The permissions of the file at `path`; nil when there is none.
  package static func mode(of path: FilePath) -> Int? {
    (try? status(of: path)).flatMap { $0 }.map { Int($0.st_mode & 0o777) }
  }

  /// Whether files may be made in a folder.
  package static func takesFiles(_ folder: FilePath) -> Bool {
    unsafe access(folder.characters, W_OK | X_OK) == 0
  }

  private static let dot = UInt8(ascii: ".")

  /// Removes a file; nothing happens when there is none.
  package static func remove(_ path: FilePath) {
    _ = unsafe unlink(path.characters)
  }

  /// What the symbolic link at `path` names; nil when there is no link.
  private static func linkDestination(of path: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = unsafe readlink(path.characters, &buffer, buffer.count)
    return count > 0 ? FilePath(bytes: buffer[..<count].map(UInt8.init(bitPattern:))) : nil
  }
}
