import AccessibilityModel
import NotificationModel
import SettingsFlow
import Wordings

extension Preferences {
  /// The same preferences with every name fit to be said; an empty one becomes its id.
  ///
  /// A detail or a section without anything to say is none.
  func cleaned(in phrases: any Phrases) -> Preferences {
    let language = phrases.words.language
    var result = self
    for index in result.categories.indices {
      let category = result.categories[index]
      let title =
        category.title.cleaned(in: language) ?? category.id.cleaned(in: language)
        ?? phrases.untitledCategory
      result.categories[index].title = Self.shortened(title, in: language)
      for channel in category.channels.indices {
        let reason = category.channels[channel].requirement
        guard let reason else { continue }
        // A reason without words still keeps the channel on.
        result.categories[index].channels[channel].requirement = reason.cleaned(in: language) ?? ""
      }
      result.categories[index].detail = category.detail?.cleaned(in: language)
      result.categories[index].section = category.section?.cleaned(in: language)
    }
    return result
  }

  /// The most characters of a title that are said: what is said after it has to be heard too.
  private static let longestTitle = 200

  private static func shortened(_ title: String, in language: SpeechLanguage) -> String {
    guard title.utf8.count > longestTitle else { return title }
    return String(title.prefix(longestTitle)).cleaned(in: language) ?? title
  }
}

extension String {
  /// A text typed for the world to say, fit to be said; nil when nothing of it can be said.
  var cleaned: String? { cleaned(in: .english) }

  /// The text fit to be said; nil when nothing of it can be said.
  func cleaned(in language: SpeechLanguage) -> String? {
    let text = SpokenText.clean(self, in: language)
    return text.isEmpty ? nil : text
  }
}

extension Wording {
  /// The words fit to be said; nil when nothing of them can be said.
  var cleaned: Wording? {
    guard let english = english.cleaned(in: .english), let german = german.cleaned(in: .german)
    else { return nil }
    return Wording(english, german: german)
  }
}
