package import NotificationModel

/// What an element of the screen is, stable while the screen changes.
package enum ElementID: Hashable, Sendable {
  case permissionStatus
  case permissionButton
  case heading(Card)
  case retry(Card)
  case failure(Card)
  case section(String)
  case category(Category.ID)
  case channel(Channel, of: Category.ID)
  case noCategories
  case quietHoursSwitch
  case quietHoursFrom
  case quietHoursTo
  case digestTab(Digest)
  case digestDescription
  case loading
  case tryAgain
  case systemSwitch
}

/// What moves together: a card, or a category with its channels.
package enum ContainerID: Hashable, Sendable {
  case permission
  case card(Card)
  case category(Category.ID)
  case system
}
