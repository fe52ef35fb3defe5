/// Why a line must not be heard, by the rules for output that is heard.
package enum NarratedLineProblem: Hashable, Sendable {
  /// No scalar at all.
  case empty
  /// A control character; its number.
  case controlCharacter(UInt32)
  /// A character without a shape (direction, zero width, private use); its number.
  case hiddenCharacter(UInt32)
  /// A box, block or Braille pattern; its number.
  case drawing(UInt32)
  /// A blank other than U+0020; its number.
  case strangeBlank(UInt32)
  /// A blank first.
  case leadingBlank
  /// A blank last.
  case trailingBlank
  /// Two blanks in a row.
  case runOfBlanks
  /// Only digits and blanks: a reader may take it for echo.
  case onlyDigits
  /// Three equal signs in a row outside quotes; the sign.
  case runOfSigns(Character)
  /// An error that was given with its `Error: `.
  case errorPrefix
  /// An answer that is an error and does not end with `Try …` and a full stop.
  case errorWithoutTry
  /// An answer although nothing was typed.
  case notAnAnnouncement

  /// What is wrong, in words: `a heard line ends with a blank`.
  package var words: String {
    switch self {
    case .empty: "a heard line is empty"
    case .controlCharacter(let number):
      "a heard line holds a control character, U+\(Self.hexadecimal(number))"
    case .hiddenCharacter(let number):
      "a heard line holds a character that is not seen, U+\(Self.hexadecimal(number))"
    case .drawing(let number):
      "a heard line holds a drawing character, U+\(Self.hexadecimal(number))"
    case .strangeBlank(let number):
      "a heard line holds a blank that is not plain, U+\(Self.hexadecimal(number))"
    case .leadingBlank: "a heard line begins with a blank"
    case .trailingBlank: "a heard line ends with a blank"
    case .runOfBlanks: "a heard line holds two blanks in a row"
    case .onlyDigits: "a heard line has only digits and blanks"
    case .runOfSigns(let sign): "a heard line holds three times \(sign) in a row"
    case .errorPrefix: "an error is recorded without its Error and colon"
    case .errorWithoutTry: "an error ends with Try, a command, and a full stop"
    case .notAnAnnouncement: "only announcements are heard while nothing is typed"
    }
  }

  /// At least four digits, as Unicode writes a number.
  static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
