#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where a file is, as the system takes it: bytes, whatever their encoding.
package struct FilePath: Hashable, Sendable {
  /// Without the zero byte that ends a path for the system.
  package let bytes: [UInt8]

  /// A path of these bytes.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A path as C has it, up to its zero byte.
  @unsafe
  package init(cString: UnsafePointer<CChar>) {
    bytes = unsafe UnsafeBufferPointer(start: cString, count: strlen(cString))
      .map(UInt8.init(bitPattern:))
  }

  /// A path that was typed or written as text.
  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The path as a person reads it; what is no UTF-8 is shown by replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether ``text`` holds the path's own bytes.
  package var isText: Bool { Array(text.utf8) == bytes }

  /// The last part, as a person reads it; all of a path that has no parts.
  package var name: String {
    bytes.split(separator: Self.slash).last.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The folder that the path's last part is in, which need not exist: `.` for a bare name.
  package var folder: FilePath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return FilePath(".") }
    return FilePath(bytes: Array(bytes[..<max(slash, 1)]))
  }

  /// The path of something in this folder.
  package func appending(_ name: FilePath) -> FilePath {
    FilePath(
      bytes: bytes.last == Self.slash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes
    )
  }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  private static let slash = UInt8(ascii: "/")

  /// The path as C takes it.
  var characters: [CChar] { bytes.map(CChar.init(bitPattern:)) + [0] }
}
