/// Everything announced, numbered, so that nothing is lost that was not heard.
package struct AnnouncementLog: Hashable, Sendable {
  /// All of them, oldest first.
  package private(set) var all: [Announcement] = []

  private var toldCount = 0

  /// An empty log.
  package init() {}

  /// The number of the newest; 0 when there is none.
  package var lastNumber: Int { all.count }

  /// Adds one and gives it its number.
  package mutating func append(_ text: String, item: String? = nil) -> Announcement {
    let announcement = Announcement(number: all.count + 1, text: text, item: item)
    all.append(announcement)
    return announcement
  }

  /// Those since the last time this was called, oldest first: what `alerts` says.
  package mutating func takeNew() -> [Announcement] {
    let result = Array(all[toldCount...])
    toldCount = all.count
    return result
  }
}
