/// How lists, times and numbers are said in one locale: the only seam to the system's formats.
package protocol SpokenFormats: Sendable {
  /// The items joined as the locale joins a list: `Push, Email, and SMS`; empty for no items.
  func list(_ items: [String]) -> String

  /// A time of day, with plain blanks: `10:00 PM`, `22:00`.
  func time(hour: Int, minute: Int) -> String

  /// A number with at most three decimals: `1.5`, in German `1,5`.
  func number(_ value: Double) -> String

  /// A whole number with the marks between its thousands: `1,000`, in German `1.000`.
  func count(_ value: Int) -> String

  /// The formats of the same region for words in `language`.
  func speaking(_ language: SpeechLanguage) -> any SpokenFormats
}
