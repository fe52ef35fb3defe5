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
    // Only quotes hold blanks together.
    words.contains(where: \.isQuoted) ? parse(words.typedText) : time(of: words)
  }

  /// What `text` says.
  package static func parse(_ text: String) -> TypedTime {
    time(of: text.unicodeScalars.split(whereSeparator: \.isBlank).map { Word(String($0)) }[...])
  }

  private static func time(of typed: ArraySlice<Word>) -> TypedTime {
    guard let first = typed.first else { return .nothing }
    let words = typed.count > 1 && first.isBeginning ? typed.dropFirst() : typed
    let tokens = words.contains(where: \.hasDash) ? words.flatMap(tokens(of:))[...] : words
    let parts = tokens.split(omittingEmptySubsequences: false, whereSeparator: \.isSeparator)
    guard parts.count <= 2, !parts.contains(where: \.isEmpty) else {
      return .notATime(text: words.typedText, isRangeEnd: false)
    }
    let times = parts.map { time(normalized($0)) }
    if let wrong = times.firstIndex(of: nil) {
      return .notATime(text: parts[wrong].typedText, isRangeEnd: wrong > 0)
    }
    let known = times.compactMap(\.self)
    return known.count == 1 ? .time(known[0]) : .range(from: known[0], to: known[1])
  }

  /// The parts of a word, each dash one of its own.
  private static func tokens(of word: Word) -> [Word] {
    let scalars = word.text.unicodeScalars
    guard let dash = scalars.firstIndex(where: \.isDash) else {
      return word.text.isEmpty ? [] : [word]
    }
    return tokens(of: Word(String(scalars[..<dash]))) + [Word("-")]
      + tokens(of: Word(String(scalars[scalars.index(after: dash)...])))
  }

  /// The words of one time in the form that is compared: `10:30 pm` for `10:30 P. M.,`.
  private static func normalized(_ tokens: ArraySlice<Word>) -> String {
    if tokens.count == 1, let only = tokens.first { return only.key.text }
    let words = tokens.map(\.key.text)
    return (words.first == "at" ? words.dropFirst() : words[...]).joined(separator: " ")
  }

  /// The time a normalized text names; nil when it is none.
  private static func time(_ text: String) -> TimeOfDay? {
    switch text {
    case "noon": return TimeOfDay(hour: 12, minute: 0)
    case "midnight": return TimeOfDay(hour: 0, minute: 0)
    default: break
    }
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex { !("0"..."9").contains($0) && !isPoint($0) } ?? text.endIndex
    guard let (hour, minute) = hourAndMinute(text[..<end]) else { return nil }
    switch text[end...].filter({ $0 != "." && $0 != " " }) {
    case "": return end == text.endIndex ? TimeOfDay(hour: hour, minute: minute) : nil
    case "am": return halfDay(hour, minute, startingAt: 0)
    case "pm": return halfDay(hour, minute, startingAt: 12)
    default: return nil
    }
  }

  /// The numbers of `22:00`, `22.00`, `2200` or `7`; nil when they are written otherwise.
  private static func hourAndMinute(_ clock: Substring) -> (hour: Int, minute: Int)? {
    guard let point = clock.unicodeScalars.firstIndex(where: isPoint) else {
      guard let number = Int(clock) else { return nil }
      switch clock.utf8.count {
      case 1, 2: return (number, 0)
      case 3, 4: return (number / 100, number % 100)
      default: return nil
      }
    }
    let (hours, minutes) = (clock[..<point], clock[clock.index(after: point)...])
    guard (1...2).contains(hours.utf8.count), minutes.utf8.count == 2,
      let hour = Int(hours), let minute = Int(minutes)
    else { return nil }
    return (hour, minute)
  }

  /// What stands between hours and minutes.
  private static func isPoint(_ scalar: Unicode.Scalar) -> Bool { scalar == ":" || scalar == "." }

  /// A time on the clock of 12 hours, on which noon and midnight are 12.
  private static func halfDay(_ hour: Int, _ minute: Int, startingAt start: Int) -> TimeOfDay? {
    (1...12).contains(hour) ? TimeOfDay(hour: hour % 12 + start, minute: minute) : nil
  }
}

extension Word {
  fileprivate var isBeginning: Bool { key == "from" || key == "at" }

  fileprivate var isSeparator: Bool {
    key == "-" || key == "to" || key == "until" || key == "till"
  }

  fileprivate var hasDash: Bool { text.unicodeScalars.contains(where: \.isDash) }
}
