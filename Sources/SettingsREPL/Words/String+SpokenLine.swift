import AccessibilityModel

extension String {
  /// The text as a line to be said.
  ///
  /// Orca takes a line of only digits and blanks for an echo of keys, so such a one gets a period.
  func spokenLine(in language: SpeechLanguage) -> String {
    let line = SpokenText.clean(self, in: language)
    guard let first = line.unicodeScalars.first, first.isDigit else { return line }
    return line.unicodeScalars.allSatisfy { $0 == " " || $0.isDigit } ? "\(line)." : line
  }
}

extension Unicode.Scalar {
  /// Whether this is a digit, or a number of another script.
  fileprivate var isDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.numericType != nil
  }
}
