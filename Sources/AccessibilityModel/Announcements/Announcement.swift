/// Something said that nobody typed for.
package struct Announcement: Hashable, Sendable {
  /// Its place in the log, from 1.
  package let number: Int
  /// One line, ready to be said.
  package let text: String
  /// What it is about: of several about one item in a burst only the last is said.
  ///
  /// Nil is an item of its own.
  package let item: String?

  /// An announcement with its number in the log.
  package init(number: Int, text: String, item: String? = nil) {
    self.number = number
    self.text = text
    self.item = item
  }
}
