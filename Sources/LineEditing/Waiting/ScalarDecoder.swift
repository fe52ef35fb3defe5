/// Puts UTF-8 together byte by byte; bytes that are no text become U+FFFD, and nothing is lost.
struct ScalarDecoder {
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be: narrower after some first bytes.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// A character has begun and is not complete.
  var isPartial: Bool { missing > 0 }

  /// The scalars that this byte completes: none, one, or U+FFFD and one.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    guard isPartial else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return [Self.replacement] + begin(byte)
    }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return isPartial ? [] : [Unicode.Scalar(value) ?? Self.replacement]
  }

  /// The end of input: what is left of a character.
  mutating func finish() -> [Unicode.Scalar] {
    guard isPartial else { return [] }
    missing = 0
    return [Self.replacement]
  }

  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    allowed = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, value) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, value) = (3, UInt32(byte & 0x07))
    default: return [Self.replacement]
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return []
  }
}
