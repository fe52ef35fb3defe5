/// Durations as transcripts write them.
package enum TranscriptDuration {
  /// The longest duration that can be written: 1,000,000 days, more than two of the longest saves.
  private static let longestMilliseconds: Double = 1_000_000 * 86_400_000

  private static let units: [(name: String, milliseconds: Double)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// A number and a unit: `600ms`, `1.5s`, `5m`, `1h`, `8d` (of 24 h).
  ///
  /// Exact to the millisecond. Nil when it is anything else, finer than a millisecond, or longer
  /// than 1,000,000 days.
  package static func parse(_ text: String) -> Duration? {
    let point = UInt8(ascii: ".")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let end = text.utf8.firstIndex { !digits.contains($0) && $0 != point } ?? text.endIndex
    let (number, unit) = (text[..<end], text[end...])
    guard (1...16).contains(number.utf8.count), number.utf8.count(where: { $0 == point }) <= 1,
      number.utf8.first != point, number.utf8.last != point,
      let scale = units.first(where: { $0.name == unit })?.milliseconds,
      let value = Double(number)
    else { return nil }
    let milliseconds = (value * scale).rounded()
    guard abs(milliseconds - value * scale) < 1e-6 * max(1, value * scale / 1e6),
      milliseconds <= longestMilliseconds
    else { return nil }
    return .milliseconds(Int64(milliseconds))
  }

  /// Seconds with at most three decimals, rounded to the millisecond: `1.4`, `0`, `5400`.
  package static func seconds(_ duration: Duration) -> String {
    let parts = duration.components
    let halfMillisecond: Int64 = 500_000_000_000_000
    let sign = duration < .zero ? "-" : ""
    let fraction = (parts.attoseconds.magnitude + halfMillisecond.magnitude) / 1_000_000_000_000_000
    let whole = parts.seconds.magnitude + fraction / 1_000
    var decimals = String(1_000 + fraction % 1_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return sign + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// The number before the `s` of `* 1.4s Saved`; nil when it is not one.
  static func announced(_ text: Substring) -> Duration? {
    text.utf8.last == UInt8(ascii: "s") && text.utf8.dropLast().last != UInt8(ascii: "m")
      ? parse(String(text)) : nil
  }
}
