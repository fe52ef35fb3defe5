/// How many cells of a terminal's row a character takes: 0, 1 or 2.
///
/// Everything that lays out or draws rows measures with this, so that all agree.
package enum CellWidth {
  /// The cells of one scalar; 0 for a combining mark, a format character and a control character.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F ? 0 : 1 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// The cells of one character: the sum over its scalars, which is what most terminals take.
  package static func of(_ character: Character) -> Int {
    if character.isASCII, let value = character.asciiValue { return value < 0x20 ? 0 : 1 }
    return character.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// The cells of a text in one row.
  package static func of(_ text: some StringProtocol) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  private static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.value != 0xAD
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if wideRanges.contains(where: { $0.contains(scalar.value) }) { return true }
    // A flag is two letters of one cell each.
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(scalar.value)
    return scalar.properties.isEmojiPresentation && !isFlagLetter
  }

  /// East Asian wide and full-width characters; emoji are known to the language.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1B000...0x1B2FF,
    0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248, 0x1F250...0x1F251,
    0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
