/// An encoding of text other than UTF-8, told by how a file begins.
package enum ForeignEncoding: String, Hashable, Sendable {
  case utf16 = "UTF-16"
  case utf32 = "UTF-32"

  /// The encoding that a byte order mark or the zero bytes of the first letter tell; nil for none.
  package init?(of bytes: [UInt8]) {
    let marks32: [[UInt8]] = [[0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]]
    let marks16: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    let zeros = bytes.prefix(4).map { $0 == 0 }
    if marks32.contains(where: bytes.starts) {
      self = .utf32
    } else if marks16.contains(where: bytes.starts) {
      self = .utf16
    } else if zeros == [false, true, true, true] || zeros == [true, true, true, false] {
      self = .utf32
    } else if zeros.count > 1, zeros[0] != zeros[1] {
      self = .utf16
    } else {
      return nil
    }
  }
}
