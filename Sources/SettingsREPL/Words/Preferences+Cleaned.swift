import AccessibilityModel
import NotificationModel

extension Preferences {
  /// The same preferences with every name fit to be said; one without a title is said by its id.
  func cleaned() -> Preferences {
    var result = self
    for index in result.categories.indices {
      let category = result.categories[index]
      let title = SpokenText.clean(category.title)
      let name = title.isEmpty ? SpokenText.clean(category.id) : title
      result.categories[index].title = name.isEmpty ? "Unnamed" : name
      result.categories[index].detail = category.detail.map(SpokenText.clean)
      result.categories[index].section = category.section.map(SpokenText.clean)
    }
    return result
  }
}
