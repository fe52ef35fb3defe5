/// Looks byte by byte: two spellings of one letter (é in one scalar or in two) are different
/// lines, though `String` calls them equal.
extension String {
  func isSameBytes(as other: String) -> Bool {
    // Most lines are ASCII, where nothing has two spellings, and `==` is many times as fast.
    utf8.count == other.utf8.count && self == other
      && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
  }

  /// Whether these are the bytes of a mark, a blank and `text`.
  func isBytes(of mark: Unicode.Scalar, _ text: String) -> Bool {
    guard utf8.count == 2 + text.utf8.count else { return false }
    return unsafe withBytes { bytes in
      unsafe bytes[0] == UInt8(ascii: mark) && bytes[1] == UInt8(ascii: " ")
        && text.withBytes { text in
          (0..<text.count).allSatisfy { unsafe bytes[2 + $0] == text[$0] }
        }
    }
  }

  /// All bytes in one piece: looked through many times as fast as in `utf8`.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }

  func startsWithBytes(of other: String) -> Bool {
    other.isEmpty || utf8.starts(with: other.utf8)
  }
}

extension [String] {
  func isSameBytes(as other: [String]) -> Bool {
    elementsEqual(other) { $0.isSameBytes(as: $1) }
  }

  /// Sorted by the bytes of each, the same in every locale.
  func sortedByBytes() -> [String] {
    sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
