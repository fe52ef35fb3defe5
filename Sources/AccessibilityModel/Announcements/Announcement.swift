package struct Announcement: Hashable, Sendable {
  package let number: Int
  package let text: String
  package let item: String?
  package init(number: Int, text: String, item: String? = nil) {
    self.number = number; self.text = text; self.item = item
  }
}
package enum AnnouncementPolicy: String, CaseIterable, Hashable, Sendable { case append, enter, off }
package struct AnnouncementLog: Hashable, Sendable {
  package private(set) var all: [Announcement] = []
  var saidThrough = 0
  package init() {}
  package mutating func append(_ text: String, item: String? = nil) -> Announcement {
    let a = Announcement(number: all.count + 1, text: text, item: item); all.append(a); return a
  }
  package mutating func takeUnsaid() -> [Announcement] { defer { saidThrough = all.count }; return Array(all.dropFirst(saidThrough)) }
}
