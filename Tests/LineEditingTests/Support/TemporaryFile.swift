#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A file in a folder of its own, gone with this object.
final class TemporaryFile {
  /// Where it is.
  let path: String

  private let folder: String

  /// A file with these contents; nil makes only its folder.
  init(contents: String? = nil) {
    var template = Array("/tmp/line-editing-XXXXXX".utf8CString)
    folder = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, let name = unsafe mkdtemp(start) else { return "/tmp" }
      return unsafe String(cString: name)
    }
    path = folder + "/file"
    if let contents { write(contents) }
  }

  deinit {
    for name in names { unsafe unlink("\(folder)/\(name)") }
    unsafe rmdir(folder)
  }

  /// What is in it.
  var contents: String? {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    let count = unsafe read(descriptor, &chunk, chunk.count)
    return String(decoding: chunk.prefix(max(0, count)), as: UTF8.self)
  }

  /// The permission bits.
  var mode: UInt32 {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return 0 }
    return UInt32(status.st_mode) & 0o777
  }

  /// The names in its folder.
  var names: [String] {
    guard let entries = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(entries) }
    var names: [String] = []
    while let entry = unsafe readdir(entries) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }

  /// Puts contents in it.
  func write(_ contents: String) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    let bytes = Array(contents.utf8)
    _ = unsafe Self.writeBytes(descriptor, bytes, bytes.count)
    close(descriptor)
  }

  @unsafe
  private static func writeBytes(
    _ descriptor: Int32,
    _ bytes: UnsafePointer<UInt8>,
    _ count: Int
  )
    -> Int
  {
    #if canImport(Darwin)
    unsafe Darwin.write(descriptor, bytes, count)
    #else
    unsafe Glibc.write(descriptor, bytes, count)
    #endif
  }
}
