/// A long line cut down to the words around the place where it differs from another.
enum LongLine {
  /// The most characters that are heard whole in a sentence.
  static let longestSpoken = 200
  /// The most characters of a line of a diff: more than a line that was heard can have.
  static let longestOfDiff = 600
  /// About how many characters stay on each side of the place.
  private static let around = 40

  /// The text in quotes; of a long one the words around the first difference and where they begin.
  static func quoted(_ text: String, unlike other: String?) -> String {
    guard text.count > longestSpoken else { return "\"\(text)\"" }
    let (words, start) = excerpt(of: text, unlike: other ?? "")
    return "\"\(words)\" from character \(start)"
  }

  /// The lines of a diff, the long ones cut down: a patch that holds one is to be read only.
  static func shortened(diff lines: [String]) -> [String] {
    guard lines.contains(where: { $0.count > longestOfDiff }) else { return lines }
    var result = lines
    var index = lines.startIndex
    while index < lines.endIndex {
      let old = lines[index...].prefix { $0.hasPrefix("-") }
      let new = lines[old.endIndex...].prefix { $0.hasPrefix("+") }
      for place in old.indices {
        let other = place - old.startIndex + new.startIndex
        result[place] = shortened(
          lines[place],
          unlike: new.indices.contains(other) ? lines[other] : ""
        )
      }
      for place in new.indices {
        let other = place - new.startIndex + old.startIndex
        result[place] = shortened(
          lines[place],
          unlike: old.indices.contains(other) ? lines[other] : ""
        )
      }
      if old.isEmpty, new.isEmpty { result[index] = shortened(lines[index], unlike: "") }
      index = max(new.endIndex, index + 1)
    }
    return result
  }

  /// A line of a diff: its sign, where its words begin, and these.
  private static func shortened(_ line: String, unlike other: String) -> String {
    guard line.count > longestOfDiff else { return line }
    let (words, start) = excerpt(of: String(line.dropFirst()), unlike: String(other.dropFirst()))
    return "\(line.prefix(1))from character \(start): \(words)"
  }

  /// The words around the first character that is another, and the number of the first of them.
  private static func excerpt(of text: String, unlike other: String) -> (words: String, start: Int)
  {
    let place = zip(text, other).prefix { $0 == $1 }.count
    let characters = Array(text)
    var start = max(0, min(place, characters.count) - around)
    if start > 0, let blank = characters[start..<min(place, characters.count)].firstIndex(of: " ") {
      start = blank + 1
    }
    var end = min(characters.count, max(place, start) + around)
    if end < characters.count, let blank = characters[start..<end].lastIndex(of: " "), blank > place
    {
      end = blank
    }
    return (String(characters[start..<end]), start + 1)
  }
}
