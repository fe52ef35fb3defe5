package import AccessibilityModel
import Locking

// Not Foundation itself: loading that costs more than every format here.
#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// The system's lists, times and numbers in one locale; for American English see ``AmericanEnglish``.
///
/// Nothing is loaded until the first list of two, the first time or the first fraction is said:
/// loading would be a good part of the program's start. Safe to share between threads.
package final class LocaleFormats: SpokenFormats {
  private let identifier: String
  private let isAmerican: Bool
  private let cache = Locked(Cache())

  private struct Cache {
    var times: Date.FormatStyle?
    var lists: ListFormatStyle<StringStyle, [String]>?
    var numbers: FloatingPointFormatStyle<Double>?
    /// What was said before: the same few lists and times come again and again.
    var saidLists: [[String]: String] = [:]
    var saidTimes: [Int: String] = [:]
  }

  /// The most lists that are kept.
  private static let mostLists = 256

  private static let shared = Locked<[String: LocaleFormats]>([:])

  /// The formats of `identifier`, such as `en_GB`; the system falls back for an unknown one.
  ///
  /// The same ones each time, so that a program with many conversations loads them once.
  package static func shared(identifier: String) -> LocaleFormats {
    shared.withLock { shared in
      if let formats = shared[identifier] { return formats }
      let formats = LocaleFormats(identifier: identifier)
      shared[identifier] = formats
      return formats
    }
  }

  private init(identifier: String) {
    self.identifier = identifier
    isAmerican = identifier == AmericanEnglish.identifier
  }

  /// The formats of the same region; the app has no Russian words, so its lists are English there.
  package func speaking(_ language: SpeechLanguage) -> any SpokenFormats {
    let code = language == .german ? "de" : "en"
    let start = identifier.utf8.firstIndex(of: UInt8(ascii: "_")) ?? identifier.endIndex
    let spoken = code + String(identifier[start...])
    return spoken == identifier ? self : Self.shared(identifier: spoken)
  }

  /// The items joined as the locale joins a list; one item alone is itself, none is empty.
  package func list(_ items: [String]) -> String {
    if items.count < 2 { return items.first ?? "" }
    if isAmerican { return AmericanEnglish.list(items) }
    return cache.withLock { cache in
      if let said = cache.saidLists[items] { return said }
      let style = cache.lists ?? .list(type: .and).locale(Locale(identifier: identifier))
      cache.lists = style
      let text = Self.plain(style.format(items))
      if cache.saidLists.count < Self.mostLists { cache.saidLists[items] = text }
      return text
    }
  }

  /// The time on the locale's clock, without a leading zero; `hour` 0 to 23, `minute` 0 to 59.
  package func time(hour: Int, minute: Int) -> String {
    if isAmerican { return AmericanEnglish.time(hour: hour, minute: minute) }
    let minutes = hour * 60 + minute
    return cache.withLock { cache in
      if let said = cache.saidTimes[minutes] { return said }
      let style = cache.times ?? timeStyle()
      cache.times = style
      let date = Date(timeIntervalSinceReferenceDate: Double(minutes) * 60)
      let text = Self.plain(style.format(date))
      // Said as people say it: 7:00, not 07:00.
      let isPadded = text.first == "0" && text.dropFirst().first?.isNumber == true
      let said = isPadded ? String(text.dropFirst()) : text
      cache.saidTimes[minutes] = said
      return said
    }
  }

  /// The number with at most three decimals and no mark between thousands.
  package func number(_ value: Double) -> String {
    let thousandths = (value * 1000).rounded(.toNearestOrEven) / 1000
    if let whole = Int(exactly: thousandths) { return String(whole) }
    return cache.withLock { cache in
      let style =
        cache.numbers
        ?? .number.locale(Locale(identifier: identifier)).grouping(.never)
        .precision(.fractionLength(0...3))
      cache.numbers = style
      return Self.plain(style.format(thousandths))
    }
  }

  /// The number with the locale's marks between thousands.
  package func count(_ value: Int) -> String {
    if abs(value) < 1000 { return String(value) }
    return Self.plain(value.formatted(.number.locale(Locale(identifier: identifier))))
  }

  /// Hours and minutes in a zone without changes of its clock, so that a date is a time of day.
  private func timeStyle() -> Date.FormatStyle {
    let zone = TimeZone.gmt
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return Date.FormatStyle(
      date: .omitted,
      time: .shortened,
      locale: Locale(identifier: identifier),
      calendar: calendar,
      timeZone: zone
    )
  }

  /// The text with every no-break, narrow or thin blank made a plain one.
  private static func plain(_ text: String) -> String {
    String(text.map { $0.isWhitespace ? " " : $0 })
  }
}
