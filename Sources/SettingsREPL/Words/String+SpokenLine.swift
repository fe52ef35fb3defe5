import AccessibilityModel

extension String {
  /// The text as a line to be said.
  ///
  /// Orca takes a line of only digits and blanks for an echo of keys, so such a one gets a period.
  func spokenLine(in language: SpeechLanguage) -> String {
    let line = SpokenText.clean(self, in: language)
    return !line.isEmpty && line.allSatisfy { $0.isNumber || $0 == " " } ? "\(line)." : line
  }
}
