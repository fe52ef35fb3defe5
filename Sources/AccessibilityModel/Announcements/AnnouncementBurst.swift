/// Gathers announcements that come close together: the first is said at once, the rest at the end.
///
/// It has no clock: each instant is told to it.
package struct AnnouncementBurst<Instant: InstantProtocol> where Instant.Duration == Duration {
  /// How long is gathered after something was said.
  package static var window: Duration { .milliseconds(200) }

  /// More lines than this become a count.
  static var mostLines: Int { 3 }

  /// When what was gathered is to be said; nil when nothing is under way.
  package private(set) var end: Instant?

  private var gathered: [Announcement] = []

  /// Nothing is under way.
  package init() {}

  /// True when it is to be said at once; else it is gathered until ``end``.
  package mutating func receive(_ announcement: Announcement, at now: Instant) -> Bool {
    if let end, now < end || !gathered.isEmpty {
      gathered.append(announcement)
      return false
    }
    end = now.advanced(by: Self.window)
    return true
  }

  /// What is due, oldest first; something said starts the next window.
  package mutating func takeDue(at now: Instant) -> [Announcement] {
    guard let end, now >= end else { return [] }
    let result = gathered
    gathered = []
    self.end = result.isEmpty ? nil : now.advanced(by: Self.window)
    return result
  }

  /// What was gathered, oldest first; nothing is under way then.
  package mutating func takeAll() -> [Announcement] {
    defer { self = Self() }
    return gathered
  }

  /// Forgets those up to this number.
  package mutating func dropThrough(_ number: Int) {
    gathered.removeAll { $0.number <= number }
  }

  /// The lines for announcements said together.
  ///
  /// Equal texts are one with its count, of each item only the last is said, and more than
  /// ``mostLines`` are a count of all.
  package static func lines(
    for announcements: [Announcement],
    words: AnnouncementWords = .english
  ) -> [String] {
    var counts: [String: Int] = [:]
    var lastOfItem: [String: Int] = [:]
    var lastOfText: [String: Int] = [:]
    for (index, announcement) in announcements.enumerated() {
      counts[announcement.text, default: 0] += 1
      lastOfText[announcement.text] = index
      if let item = announcement.item { lastOfItem[item] = index }
    }
    let lines = announcements.enumerated().compactMap { index, announcement -> String? in
      if let item = announcement.item, lastOfItem[item] != index { return nil }
      guard lastOfText[announcement.text] == index else { return nil }
      let count = counts[announcement.text] ?? 1
      return count == 1 ? announcement.text : words.times(announcement.text, count)
    }
    return lines.count > mostLines ? [words.count(announcements.count)] : lines
  }
}

extension AnnouncementBurst: Sendable where Instant: Sendable {}
