import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Bytes through a descriptor, whole, however often a signal interrupts.
enum Descriptor {
  /// Writes all of `bytes`; false when the descriptor takes no more of them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// All that can be read up to the end; more than `limit` bytes are refused.
  static func readAll(from descriptor: Int32, limit: Int) throws(SystemFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .code(errno) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw .isTooLarge(bytes: bytes.count, limit: limit)
      }
    }
  }
}

/// The system's `write`, under a name that a method of the same name does not hide.
@unsafe
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}
