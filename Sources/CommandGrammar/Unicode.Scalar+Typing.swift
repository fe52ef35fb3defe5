extension Unicode.Scalar {
  /// Whether this is a double quote of any language, straight or typographic.
  package var isDoubleQuote: Bool {
    switch self {
    case "\"", "“", "”", "„", "‟", "«", "»", "＂": true
    default: false
    }
  }

  /// Whether this is an apostrophe or single quote, straight or typographic.
  var isApostrophe: Bool {
    switch self {
    case "'", "’", "‘", "‛", "ʼ", "′", "＇", "´": true
    default: false
    }
  }

  /// Whether this is a hyphen or dash: what dictation and typography make of `-`.
  var isDash: Bool {
    switch self {
    case "-", "\u{2010}", "\u{2011}", "\u{2012}", "–", "—", "\u{2015}", "\u{2212}", "\u{FF0D}": true
    default: false
    }
  }

  /// Whether this is an ASCII sign with no meaning of its own between words: what most lines hold.
  var isPlain: Bool { value > 0x20 && value < 0x7F && self != "\"" && self != ";" }

  /// Whether this is a blank of any kind, or ends a line.
  var isBlank: Bool {
    isASCII ? self == " " || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether this ends a sentence or a part of one.
  var isEndingMark: Bool {
    switch self {
    case ".", ",", "!", "?", "…": true
    default: false
    }
  }

  /// Whether this white space ends a line.
  var isLineBreak: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether this is part of what was typed, not a control or an invisible format character.
  var isVisible: Bool {
    if isASCII { return value >= 0x20 && value < 0x7F }
    switch properties.generalCategory {
    case .control: return false
    case .format: return !properties.isDefaultIgnorableCodePoint || isTag
    default: return true
    }
  }

  /// Whether this invisible character belongs to the one before it: emoji families, Persian.
  var joins: Bool { self == "\u{200C}" || self == "\u{200D}" }

  /// Whether this spells a region inside a flag.
  private var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}
