@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

enum TerminalBytes {
  /// What can be read from a descriptor now.
  static func waiting(_ descriptor: Int32) -> [UInt8] {
    let input = TerminalInput(descriptor: descriptor)
    var bytes: [UInt8] = []
    while case .byte(let byte) = input.read() { bytes.append(byte) }
    return bytes
  }
}

extension ScalarDecoder {
  /// The text of bytes.
  static func text(from bytes: [UInt8]) -> String {
    var decoder = ScalarDecoder()
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(contentsOf: decoder.decode(byte)) }
    text.append(contentsOf: decoder.finish())
    return String(text)
  }
}
