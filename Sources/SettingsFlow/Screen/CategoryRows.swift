import AccessibilityModel
import NotificationModel

/// The rows of the categories card: sections, categories, chips.
struct CategoryRows {
  let categories: [Category]
  let state: SettingsState
  let words: ScreenWords
  let formats: any SpokenFormats

  var elements: [ScreenElement] {
    var number = 0
    return CategoryGroup.group(categories).flatMap { group in
      heading(of: group.section)
        + group.categories.flatMap { category in
          number += 1
          return rows(of: category, number: number)
        }
    }
  }

  /// The row and chips of one category; none when there is no such category.
  func elements(of id: Category.ID) -> [ScreenElement] {
    let displayed = CategoryGroup.group(categories).lazy.flatMap(\.categories)
    for (index, category) in displayed.enumerated() where category.id == id {
      return rows(of: category, number: index + 1)
    }
    return []
  }

  private func heading(of section: String?) -> [ScreenElement] {
    guard let section else { return [] }
    let element = AccessibilityElement(label: section, traits: .header)
    return [ScreenElement(.section(section), in: .card(.categories), element)]
  }

  private func rows(of category: Category, number: Int) -> [ScreenElement] {
    let position = AccessibilityPosition.row(index: number, count: categories.count)
    if let only = category.channels.first, category.channels.count == 1 {
      var element = chip(only, label: category.title)
      element.position = position
      element.detail = detail(of: category, channel: only.channel)
      return [ScreenElement(.category(category.id), in: .category(category.id), element)]
    }
    let on = category.channelsOn.map(words.channelName)
    let row = AccessibilityElement(
      label: category.title,
      value: on.isEmpty ? words.off : formats.list(on),
      position: position,
      detail: category.detail
    )
    let chips = category.channels.map { preference in
      var element = chip(preference, label: words.channelName(preference.channel))
      element.groupLabel = category.title
      let id = ElementID.channel(preference.channel, of: category.id)
      return ScreenElement(id, in: .category(category.id), element)
    }
    let actions = category.changeableChannels.map { preference in
      ScreenAction(
        name: words.turn(words.channelName(preference.channel), !preference.isOn),
        effect: .setChannel(preference.channel, of: category.id, isOn: !preference.isOn)
      )
    }
    let id = ElementID.category(category.id)
    return [ScreenElement(id, in: .category(category.id), row, actions: actions)] + chips
  }

  private func chip(_ preference: ChannelPreference, label: String) -> AccessibilityElement {
    let isSilent = preference.channel == .push && !state.permission.status.mayDeliver
    let isDimmed = isSilent || preference.requirement != nil
    return AccessibilityElement(
      label: label,
      value: preference.isOn ? "1" : "0",
      traits: isDimmed ? [.button, .toggleButton, .notEnabled] : [.button, .toggleButton],
      hint: preference.requirement,
      customContent: preference.isDefault ? [.fact(words.isDefault)] : []
    )
  }

  private func detail(of category: Category, channel: Channel) -> String {
    let by = words.byChannel(channel)
    guard let detail = category.detail else { return by }
    return detail.last == "." ? "\(detail) \(by)" : "\(detail). \(by)"
  }
}
