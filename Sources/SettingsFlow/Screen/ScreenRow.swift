import NotificationModel

/// One element of the screen before it is put into words; categories and channels by their index.
enum ScreenRow: Hashable, Sendable {
  case permissionStatus
  case permissionButton
  case heading(Card)
  case retry(Card)
  case failure(Card)
  /// The section that this category begins, or what has none and follows one.
  case section(ofCategory: Int)
  /// A category, and its number on the screen, from 1.
  case category(Int, number: Int)
  case channel(Int, ofCategory: Int)
  case noCategories
  case quietHoursSwitch
  case quietHoursFrom
  case quietHoursTo
  case digestTab(Digest)
  case digestDescription
  case loading
  case tryAgain
  case systemSwitch

  /// The index of the category whose row or channel it is; nil for anything else.
  var category: Int? {
    switch self {
    case .category(let category, _), .channel(_, let category): category
    default: nil
    }
  }

  /// The card on which it stands; nil for what belongs to the permission or to the system.
  var card: Card? {
    switch self {
    case .permissionStatus, .permissionButton, .systemSwitch: nil
    case .heading(let card), .retry(let card), .failure(let card): card
    case .section, .category, .channel, .noCategories, .loading, .tryAgain: .categories
    case .quietHoursSwitch, .quietHoursFrom, .quietHoursTo: .quietHours
    case .digestTab, .digestDescription: .digest
    }
  }
}
