import NotificationModel

/// Reads times of day and ranges of them as people type and dictate them.
///
/// A time is `22:00`, `22.00`, `2200`, `10pm`, `10 PM`, `10:30 p.m.`, `7`, `noon` or `midnight`,
/// after `at` if one likes; a range is two of them with a dash, `to` or `until` between, after
/// `from` if one likes. A time without `am` or `pm` is on the clock of 24 hours, whatever the time
/// now.
package enum TimeOfDayParser {
  /// What `words` say; whether they were quoted doesn't matter.
  package static func parse(_ words: ArraySlice<Word>) -> TypedTime {
    parse(words.typedText)
  }

  /// What `text` says.
  package static func parse(_ text: String) -> TypedTime {
    var words = text.unicodeScalars.split(whereSeparator: \.isBlank).map(String.init)
    if words.isEmpty { return .nothing }
    if words.count > 1, beginnings.contains(NameKey(words[0])) { words.removeFirst() }
    let typed = words.joined(separator: " ")
    let tokens = tokens(of: typed)
    let parts = tokens.split(omittingEmptySubsequences: false, whereSeparator: \.isSeparator)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty) else {
      return .notATime(text: typed, isRangeEnd: false)
    }
    let times = parts.map { time(normalized($0)) }
    if let wrong = times.firstIndex(of: nil) {
      let text = parts[wrong].map(\.text).joined(separator: " ")
      return .notATime(text: text, isRangeEnd: wrong > 0)
    }
    let known = times.compactMap(\.self)
    return known.count == 1 ? .time(known[0]) : .range(from: known[0], to: known[1])
  }

  private static let beginnings: Set<NameKey> = ["from", "at"]
  private static let separators: Set<NameKey> = ["-", "to", "until", "till"]

  /// A typed word or dash.
  private struct Token {
    let text: String
    let key: NameKey

    init(_ text: String) {
      self.text = text
      key = NameKey(text)
    }

    var isSeparator: Bool { separators.contains(key) }
  }

  /// The words of `text`, each dash a word of its own.
  private static func tokens(of text: String) -> [Token] {
    text.unicodeScalars.split(whereSeparator: \.isBlank).flatMap { word -> [Token] in
      guard let dash = word.firstIndex(where: \.isDash) else { return [Token(String(word))] }
      return tokens(of: String(word[..<dash])) + [Token("-")]
        + tokens(of: String(word[word.index(after: dash)...]))
    }
  }

  /// The words of one time in the form that is compared: `10:30 pm` for `10:30 P. M.,`.
  private static func normalized(_ tokens: ArraySlice<Token>) -> String {
    let words = tokens.map(\.key.text)
    return (words.first == "at" && words.count > 1 ? words.dropFirst() : words[...])
      .joined(separator: " ")
  }

  /// The time a normalized text names; nil when it is none.
  private static func time(_ text: String) -> TimeOfDay? {
    switch text {
    case "noon": return TimeOfDay(hour: 12, minute: 0)
    case "midnight": return TimeOfDay(hour: 0, minute: 0)
    default: break
    }
    let clock = Substring(
      text.unicodeScalars.prefix { ("0"..."9").contains($0) || $0 == ":" || $0 == "." }
    )
    guard let (hour, minute) = hourAndMinute(clock) else { return nil }
    switch text[clock.endIndex...].filter({ $0 != "." && $0 != " " }) {
    case "": return clock == text ? TimeOfDay(hour: hour, minute: minute) : nil
    case "am": return halfDay(hour, minute, startingAt: 0)
    case "pm": return halfDay(hour, minute, startingAt: 12)
    default: return nil
    }
  }

  /// The numbers of `22:00`, `22.00`, `2200` or `7`; nil when they are written otherwise.
  private static func hourAndMinute(_ clock: Substring) -> (hour: Int, minute: Int)? {
    let parts = clock.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    switch parts.map(\.count) {
    case [1], [2]:
      return Int(clock).map { ($0, 0) }
    case [3], [4]:
      return Int(clock).map { ($0 / 100, $0 % 100) }
    case [1, 2], [2, 2]:
      guard let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
      return (hour, minute)
    default:
      return nil
    }
  }

  /// A time on the clock of 12 hours, on which noon and midnight are 12.
  private static func halfDay(_ hour: Int, _ minute: Int, startingAt start: Int) -> TimeOfDay? {
    (1...12).contains(hour) ? TimeOfDay(hour: hour % 12 + start, minute: minute) : nil
  }
}
