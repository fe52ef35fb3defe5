/// Comparisons byte by byte: two spellings of one letter (é in one scalar or in two) are different
/// lines, though `String` calls them equal.
extension String {
  func isSameBytes(as other: String) -> Bool {
    // Most lines are ASCII, where nothing has two spellings, and `==` is many times as fast.
    utf8.count == other.utf8.count && self == other
      && (utf8.allSatisfy { $0 < 0x80 } || utf8.elementsEqual(other.utf8))
  }

  func startsWithBytes(of other: String) -> Bool {
    utf8.starts(with: other.utf8)
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
