/// What a person chose: categories, quiet hours and the email digest.
package struct Preferences: Hashable, Sendable {
  package var categories: [Category]
  /// Nil when the app has no quiet hours: their card is absent.
  package var quietHours: QuietHours?
  /// Nil when the app sends no digest: its card is absent.
  package var digest: Digest?

  package init(categories: [Category], quietHours: QuietHours? = nil, digest: Digest? = nil) {
    self.categories = categories
    self.quietHours = quietHours
    self.digest = digest
  }

  /// The category with this id; nil when there is none.
  package func category(id: Category.ID) -> Category? {
    categories.first { $0.id == id }
  }
}
