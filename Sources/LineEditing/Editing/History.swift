/// The lines typed before, and a walk through them that keeps the line being typed.
struct History: Hashable, Sendable {
  /// Oldest first; no line twice.
  private(set) var lines: [String]

  private let limit: Int
  /// Where the walk is: an index into `lines`, or their count at the line being typed.
  private var place: Int
  private var draft = ""

  /// A history with lines from before, of which the newest `limit` are kept.
  init(lines: [String] = [], limit: Int = 500) {
    self.lines = []
    self.limit = max(0, limit)
    place = 0
    for line in lines { add(line) }
  }

  /// Adds a line that was typed; one that is blank is not kept, one that was there moves to the end.
  mutating func add(_ line: String) {
    defer { reset() }
    guard line.contains(where: { !$0.isWhitespace }), !line.unicodeScalars.contains("\n") else {
      return
    }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > limit { lines.removeFirst(lines.count - limit) }
  }

  /// Ends the walk.
  mutating func reset() {
    place = lines.count
    draft = ""
  }

  /// The line before; nil when there is none.
  ///
  /// `current` is kept if it is the line being typed.
  mutating func previous(current: String) -> String? {
    guard place > 0 else { return nil }
    if place == lines.count { draft = current }
    place -= 1
    return lines[place]
  }

  /// The line after, the last one being what was typed; nil when the walk is there already.
  mutating func next() -> String? {
    guard place < lines.count else { return nil }
    place += 1
    return place == lines.count ? draft : lines[place]
  }
}
