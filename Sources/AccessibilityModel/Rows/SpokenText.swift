package import Wordings

/// Makes text from data fit to be said and to be sent to a terminal.
package enum SpokenText {
  /// The most characters of a cleaned text.
  package static let longest = 500

  /// What ends a text that was cut.
  package static let more = Wording(", and more", german: ", und mehr")

  /// What is said for bytes that are no text.
  static let unknownCharacter = Wording(
    "unknown character",
    german: "unbekanntes Zeichen"
  )

  /// The text with nothing in it that a terminal obeys or a reader stumbles over.
  ///
  /// Escape sequences, control characters, marks for direction, zero-width and private characters
  /// go; every kind of blank, line end and drawing sign is a blank, runs of blanks are one, none at
  /// the ends; U+FFFD is said in words; accents are composed with their letters; what is longer than
  /// ``longest`` is cut at a blank and ends in ``more``.
  package static func clean(
    _ text: String,
    in language: SpeechLanguage = .english
  ) -> String {
    if isClean(text) { return text }
    var escapes = EscapeSequenceFilter()
    var cleaned = CleanedText()
    for scalar in text.unicodeScalars where !escapes.swallows(scalar) {
      switch fate(of: scalar) {
      case .kept: cleaned.append(scalar)
      case .dropped: break
      case .blank: cleaned.appendBlank()
      case .unknown: cleaned.appendWords(unknownCharacter.text(in: language))
      }
      if cleaned.isFull { break }
    }
    return cut(Composition.composed(cleaned.text), ending: more.text(in: language))
  }

  /// The text as one line with nothing in it that a terminal obeys, and all else as it is: blanks and
  /// length of a difference of files or of JSON stay.
  package static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { fateInLine(of: $0) != .kept }) else { return text }
    var escapes = EscapeSequenceFilter()
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !escapes.swallows(scalar) {
      switch fateInLine(of: scalar) {
      case .kept, .unknown: result.append(scalar)
      case .dropped: break
      case .blank: result.append(" ")
      }
    }
    return String(result)
  }

  /// Only what ends a line or moves on in it is a blank, only what is not seen is dropped.
  private static func fateInLine(of scalar: Unicode.Scalar) -> Fate {
    if (0x20..<0x7F).contains(scalar.value) { return .kept }
    if (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85 { return .blank }
    return switch scalar.properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: .blank
    case .control, .format, .privateUse, .surrogate, .unassigned: .dropped
    default: .kept
    }
  }

  /// The text without control characters: the last guard before a terminal.
  package static func withoutControls(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text.unicodeScalars.lazy.filter { !isControl($0) })
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether the text is ASCII with nothing to clean, as most of it is; found many times as fast.
  private static func isClean(_ text: String) -> Bool {
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isClean($0) } ?? false
  }

  private static func isClean(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= longest else { return false }
    // As after a blank: none may begin it.
    var last = UInt8(ascii: " ")
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      guard byte > 0x20 && byte < 0x7F || byte == 0x20 && last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20 || bytes.count == 0
  }

  private enum Fate { case kept, dropped, blank, unknown }

  private static func fate(of scalar: Unicode.Scalar) -> Fate {
    if scalar.isASCII {
      if scalar.value > 0x20 && scalar.value < 0x7F { return .kept }
      return scalar == " " || (0x09...0x0D).contains(scalar.value) ? .blank : .dropped
    }
    switch scalar.value {
    case 0x85, 0x115F, 0x1160, 0x3164, 0xFFA0: return .blank
    // Lines, blocks and dots that draw a picture; readers name each one of them.
    case 0x2500...0x259F, 0x2800...0x28FF: return .blank
    case 0xFFFD: return .unknown
    case 0x034F, 0x180B...0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return .dropped
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .blank
    case .control, .format, .privateUse, .surrogate, .unassigned: return .dropped
    default: return .kept
    }
  }

  private static func cut(_ text: String, ending more: String) -> String {
    guard let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      end < text.endIndex
    else { return text }
    let room = text.index(end, offsetBy: -more.count)
    var kept = text[..<room]
    if let blank = kept.lastIndex(of: " "), kept.distance(from: blank, to: kept.endIndex) < 40 {
      kept = kept[..<blank]
    }
    while let last = kept.last, " ,.".contains(last) { kept.removeLast() }
    return kept + more
  }
}
