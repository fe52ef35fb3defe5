/// Reads a length of time: a number and a unit, with or without a blank between.
///
/// `600ms`, `2s`, `5m`, `1h`, `8d`, `1.5 s`, `2 seconds`. Longer than 365,000 days is none.
package enum DurationParser {
  /// What `words` say; whether they were quoted doesn't matter.
  package static func parse(_ words: ArraySlice<Word>) -> TypedDuration {
    parse(words.typedText)
  }

  /// What `text` says.
  package static func parse(_ text: String) -> TypedDuration {
    let words = text.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return .nothing }
    let typed = words.joined(separator: " ")
    guard let amount = amount(NameKey(typed).text) else { return .notADuration(text: typed) }
    return .duration(amount)
  }

  private static func amount(_ text: String) -> TypedDuration.Amount? {
    let number = text.prefix { ("0"..."9").contains($0) || $0 == "." }
    let unitName = text.dropFirst(number.count).drop { $0 == " " }
    guard let unit = DurationUnit(NameKey(String(unitName))), let value = Double(number) else {
      return nil
    }
    // Exactly, not by way of the value: 0.1 s is 100 ms.
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ (1...15).contains($0.count) }),
      let whole = Int(parts[0])
    else { return nil }
    var duration = unit.duration * whole
    if parts.count == 2, let fraction = Int(parts[1]) {
      let scale = parts[1].reduce(1) { scale, _ in scale * 10 }
      duration += unit.duration * fraction / scale
    }
    guard duration <= DurationUnit.days.duration * 365_000 else { return nil }
    return TypedDuration.Amount(value: value, unit: unit, duration: duration)
  }
}
