#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files on disk: read whole and bounded, listed in order, written at once or not at all.
package enum TranscriptFiles {
  /// The most bytes a file of transcripts may have.
  package static let mostBytes = 1_048_576

  /// The whole file; throws when it is missing, no plain file, too large, or cannot be read.
  package static func read(_ path: String) throws(TranscriptFileError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw wrong(path, errno == ENOENT ? .missing : .system(operation: "read", code: errno))
    }
    defer { close(descriptor) }
    var info = stat()
    guard unsafe fstat(descriptor, &info) == 0 else {
      throw wrong(path, .system(operation: "read", code: errno))
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw wrong(path, .notAFile) }
    guard info.st_size <= mostBytes else {
      throw wrong(path, .tooLarge(bytes: Int(info.st_size)))
    }
    var bytes: [UInt8] = []
    // One more than there are, so that the end is seen at once.
    var buffer = [UInt8](repeating: 0, count: min(65_536, Int(info.st_size) + 1))
    while bytes.count <= mostBytes {
      let count = again { unsafe systemRead(descriptor, &buffer, buffer.count) }
      guard count >= 0 else { throw wrong(path, .system(operation: "read", code: errno)) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
    throw wrong(path, .tooLarge(bytes: bytes.count))
  }

  /// Whether a path is a folder; false also when there is nothing.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// All files below a folder whose names end in `.txt`, sorted by their bytes.
  ///
  /// Hidden names are left out; a link to a folder is not followed.
  package static func transcripts(below folder: String) throws(TranscriptFileError) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in try names(in: next) where !name.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name : next + "/" + name
        var info = stat()
        guard unsafe lstat(path, &info) == 0 else { continue }
        if info.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if name.hasSuffix(".txt"), !isFolder(path) {
          found.append(path)
        }
      }
    }
    return found.sortedByBytes()
  }

  /// Writes a file at once or not at all; an existing file's mode and a link to it are kept.
  ///
  /// `expected`: what the file must still hold, or it is not written; nil for anything.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    expecting expected: [UInt8]? = nil
  ) throws(TranscriptFileError) {
    let target = resolved(path)
    if let expected, try read(path) != expected { throw wrong(path, .changedMeanwhile) }
    var info = stat()
    let exists = unsafe stat(target, &info) == 0
    if exists, unsafe access(target, W_OK) != 0 {
      throw wrong(path, .system(operation: "written", code: errno))
    }
    let beside = target + ".new-\(getpid())"
    let descriptor = unsafe open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw wrong(path, .system(operation: "written", code: errno)) }
    var failure: Int32?
    if exists, fchmod(descriptor, info.st_mode & 0o7777) != 0 { failure = errno }
    failure = failure ?? writeAll(bytes, to: descriptor)
    if failure == nil, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0 { failure = failure ?? errno }
    if failure == nil, unsafe rename(beside, target) != 0 { failure = errno }
    if let failure {
      _ = unsafe unlink(beside)
      throw wrong(path, .system(operation: "written", code: failure))
    }
  }

  /// Removes a file; nothing happens when there is none.
  package static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  /// The system's words for an error's number.
  static func description(of code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }

  private static func wrong(
    _ path: String,
    _ fact: TranscriptFileError.Fact
  ) -> TranscriptFileError {
    TranscriptFileError(path: path, line: nil, fact: fact)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        again { unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count) }
      }
      guard count >= 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// The file a path leads to, its links followed; the path itself when there is none yet.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func names(in folder: String) throws(TranscriptFileError) -> [String] {
    guard let stream = unsafe opendir(folder) else {
      throw wrong(folder, .system(operation: "read", code: errno))
    }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          unsafe String(cString: name)
        }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  private static func again(_ operation: () -> Int) -> Int {
    while true {
      let count = operation()
      if count >= 0 || errno != EINTR { return count }
    }
  }
}

private func systemRead(
  _ descriptor: Int32,
  _ buffer: UnsafeMutableRawPointer?,
  _ count: Int
) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(
  _ descriptor: Int32,
  _ buffer: UnsafeRawPointer?,
  _ count: Int
) -> Int {
  unsafe write(descriptor, buffer, count)
}
