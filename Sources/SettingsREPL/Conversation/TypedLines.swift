import CommandGrammar

/// Lines typed before, oldest first; of equal ones the newest.
struct TypedLines: Hashable, Sendable {
  private static let limit = 500
  private var lines: [String] = []

  mutating func append(_ line: String) {
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
  }

  /// Those before the last one that hold `text`, newest first; nil is all.
  func earlier(holding text: String?) -> [String] {
    let key = text.map { NameKey($0).text } ?? ""
    return lines.dropLast().reversed().filter { key.isEmpty || NameKey($0).text.contains(key) }
  }
}
