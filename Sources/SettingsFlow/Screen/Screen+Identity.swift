import NotificationModel

extension Screen {
  /// What a row is, however the screen changes.
  func id(of row: ScreenRow) -> ElementID {
    switch row {
    case .permissionStatus: .permissionStatus
    case .permissionButton: .permissionButton
    case .heading(let card): .heading(card)
    case .retry(let card): .retry(card)
    case .failure(let card): .failure(card)
    case .section(let category): .section(categories[category].section ?? "")
    case .category(let category, _): .category(categories[category].id)
    case .channel(let channel, let category):
      .channel(categories[category].channels[channel].channel, of: categories[category].id)
    case .noCategories: .noCategories
    case .quietHoursSwitch: .quietHoursSwitch
    case .quietHoursFrom: .quietHoursFrom
    case .quietHoursTo: .quietHoursTo
    case .digestTab(let digest): .digestTab(digest)
    case .digestDescription: .digestDescription
    case .loading: .loading
    case .tryAgain: .tryAgain
    case .systemSwitch: .systemSwitch
    }
  }

  /// What a row moves together with.
  func container(of row: ScreenRow) -> ContainerID {
    switch row {
    case .systemSwitch: .system
    case .category(let category, _), .channel(_, let category):
      .category(categories[category].id)
    default: row.card.map(ContainerID.card) ?? .permission
    }
  }

  /// What can be done with a row beside activating it.
  func actions(of row: ScreenRow) -> [ScreenAction] {
    var actions: [ScreenAction] = []
    if case .category(let index, _) = row, categories[index].channels.count > 1 {
      let category = categories[index]
      actions = category.changeableChannels.map { preference in
        ScreenAction(
          name: words.turn(words.channelName(preference.channel), !preference.isOn),
          effect: .setChannel(preference.channel, of: category.id, isOn: !preference.isOn)
        )
      }
    }
    if case .retry = row { return actions }
    if let card = row.card, state.saving.status(of: card) == .notSaved {
      actions.append(ScreenAction(name: words.retry, effect: .retry))
    }
    return actions
  }
}
