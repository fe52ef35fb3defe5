import AccessibilityModel

/// What stands at one place of the cursor: a character with its marks.
struct InputCell: Hashable, Sendable {
  /// What is printed.
  var glyph: String
  /// 1 or 2 cells.
  var width: Int

  /// A cell for a scalar; nil when it is drawn in the cell before, or not at all.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x1F: (glyph, width) = ("^" + Self.letter(of: scalar), 2)
    case 0x7F: (glyph, width) = ("^?", 2)
    case 0x80...0x9F: (glyph, width) = ("\u{FFFD}", 1)
    default:
      let cells = CellWidth.of(scalar)
      guard cells > 0 else { return nil }
      (glyph, width) = Self.isPrintable(scalar) ? (String(scalar), cells) : ("\u{FFFD}", 1)
    }
  }

  /// A cell for a mark that has no letter before it.
  init(loneMark: Unicode.Scalar) {
    (glyph, width) = ("\u{25CC}", 1)
    add(loneMark)
  }

  /// Adds a mark.
  ///
  /// What changes direction, joins or selects is left out, since terminals disagree
  /// about the cells that it takes.
  mutating func add(_ mark: Unicode.Scalar) {
    guard Self.isMark(mark), glyph.unicodeScalars.count < 8 else { return }
    glyph.unicodeScalars.append(mark)
  }

  /// Whether the scalar is printed at all when it has no cell of its own.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x034F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .otherLetter: return true
    default: return false
    }
  }

  private static func letter(of control: Unicode.Scalar) -> String {
    Unicode.Scalar(control.value + 64).map(String.init) ?? "?"
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    switch scalar.properties.generalCategory {
    case .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
