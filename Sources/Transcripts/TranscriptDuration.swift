/// Durations as transcripts write them.
package enum TranscriptDuration {
  /// The longest duration that can be written: 36,525 days, about a hundred years.
  private static let longestMilliseconds: Double = 36_525 * 86_400_000

  private static let units: [(name: String, milliseconds: Double)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
  ]

  /// A number and a unit: `600ms`, `1.5s`, `5m`, `1h`, `8d` (of 24 h).
  ///
  /// Exact to the millisecond. Nil when it is anything else, finer than a millisecond, or longer
  /// than a hundred years.
  package static func parse(_ text: String) -> Duration? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(number.count)
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ !$0.isEmpty }), number.count <= 16,
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
    text.hasSuffix("s") && !text.hasSuffix("ms") ? parse(String(text)) : nil
  }
}
