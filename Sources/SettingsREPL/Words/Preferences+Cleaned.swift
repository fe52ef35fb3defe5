import AccessibilityModel
import NotificationModel

extension Preferences {
  /// The same preferences with every name fit to be said; an empty one becomes its id.
  ///
  /// A detail or a section without anything to say is none.
  func cleaned() -> Preferences {
    var result = self
    for index in result.categories.indices {
      let category = result.categories[index]
      let title = category.title.cleaned ?? category.id.cleaned ?? "Category without a name"
      // What is said after a title has to be heard too.
      result.categories[index].title = String(title.prefix(200)).cleaned ?? title
      result.categories[index].detail = category.detail?.cleaned
      result.categories[index].section = category.section?.cleaned
    }
    return result
  }
}

extension String {
  /// The text fit to be said; nil when nothing of it can be said.
  var cleaned: String? {
    let text = SpokenText.clean(self)
    return text.isEmpty ? nil : text
  }
}
