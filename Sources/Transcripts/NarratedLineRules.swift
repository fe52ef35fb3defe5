/// The rules every heard line keeps, whatever it says.
package enum NarratedLineRules {
  /// What an error begins with, in each language.
  package static let errorMarks = ["Error: ", "Fehler: "]

  /// What comes before the command that an error names, in each language.
  private static let tries = ["Try ", "Versuchen Sie "]

  /// The first rule that a line breaks; nil when it keeps all of them.
  ///
  /// An error must tell what to try when it answers a typed line.
  package static func problem(
    of heard: Heard,
    after action: TranscriptAction
  ) -> NarratedLineProblem? {
    if action.isSilent && !heard.isAnnouncement { return .notAnAnnouncement }
    if let problem = problem(of: heard.text) { return problem }
    guard heard.isError else { return nil }
    if errorMarks.contains(where: heard.text.hasPrefix) { return .errorPrefix }
    if case .enter = action, !endsWithTry(heard.text) { return .errorWithoutTry }
    return nil
  }

  /// The first rule that the text of a line breaks; nil when it keeps all of them.
  package static func problem(of text: String) -> NarratedLineProblem? {
    if isPlain(text) { return nil }
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return .empty
    }
    var isNumber = true
    for scalar in text.unicodeScalars {
      if let problem = problem(of: scalar) { return problem }
      if isNumber { isNumber = scalar == " " || isDigit(scalar) }
    }
    if first == " " { return .leadingBlank }
    if last == " " { return .trailingBlank }
    return isNumber ? .onlyDigits : problemOfRuns(text)
  }

  /// Whether a line is ASCII and keeps all rules, as most do; told many times as fast.
  private static func isPlain(_ text: String) -> Bool {
    unsafe text.utf8.withContiguousStorageIfAvailable { unsafe isPlain($0) } ?? false
  }

  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let blank = UInt8(ascii: " ")
    var hasLetter = false
    // As after a blank: none may begin the line.
    var last = blank
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      guard byte >= blank && byte < 0x7F, byte != last || isLetter(byte) || isDigit(byte) else {
        return false
      }
      if !hasLetter { hasLetter = isLetter(byte) }
      last = byte
    }
    return hasLetter && last != blank
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.numericType == .decimal
  }

  /// The text with each scalar that a line cannot hold written as its number: `\u{1B}`.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { problem(of: $0) != nil }) else { return text }
    return text.unicodeScalars.map { scalar in
      problem(of: scalar) == nil
        ? String(scalar) : "\\u{\(NarratedLineProblem.hexadecimal(scalar.value))}"
    }.joined()
  }

  private static func problem(of scalar: Unicode.Scalar) -> NarratedLineProblem? {
    if (0x21...0x7E).contains(scalar.value) || scalar == " " { return nil }
    return switch scalar.properties.generalCategory {
    case .control: .controlCharacter(scalar.value)
    case .format, .privateUse, .surrogate, .unassigned: .hiddenCharacter(scalar.value)
    case .lineSeparator, .paragraphSeparator, .spaceSeparator: .strangeBlank(scalar.value)
    default:
      // Box drawing and block elements; Braille patterns.
      (0x2500...0x259F).contains(scalar.value) || (0x2800...0x28FF).contains(scalar.value)
        ? .drawing(scalar.value) : nil
    }
  }

  /// Two blanks in a row anywhere; three equal signs in a row outside quotes.
  private static func problemOfRuns(_ text: String) -> NarratedLineProblem? {
    var isQuoted = false
    var run = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      run = scalar == previous ? run + 1 : 1
      previous = scalar
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\u{201C}": isQuoted = true
      case "\u{201D}": isQuoted = false
      case " ": if run == 2 { return .runOfBlanks }
      default:
        if run == 3, !isQuoted, isSign(scalar) { return .runOfSigns(Character(scalar)) }
      }
    }
    return nil
  }

  /// Whether this is no letter, no number, and no mark on one.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: true
    }
  }

  /// Whether the last sentence is `Try …` and a full stop.
  private static func endsWithTry(_ text: String) -> Bool {
    guard text.hasSuffix(".") else { return false }
    return tries.contains { word in
      text.hasPrefix(word) || [". ", "? ", "! ", "\" "].contains { text.contains($0 + word) }
    }
  }
}
