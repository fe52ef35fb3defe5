import AccessibilityModel

/// American English formats without the system's help, so that tests are fast and the same anywhere.
struct PlainFormats: SpokenFormats {
  func list(_ items: [String]) -> String {
    guard items.count > 2 else { return items.joined(separator: " and ") }
    return items.dropLast().joined(separator: ", ") + ", and " + items[items.count - 1]
  }

  func time(hour: Int, minute: Int) -> String {
    let padded = minute < 10 ? "0\(minute)" : "\(minute)"
    return "\((hour + 11) % 12 + 1):\(padded) \(hour < 12 ? "AM" : "PM")"
  }

  func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  func count(_ value: Int) -> String { "\(value)" }

  func speaking(_ language: SpeechLanguage) -> any SpokenFormats { self }
}
