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

  /// Whether `id` names a row; told without putting the id of the row together.
  func names(_ id: ElementID, _ row: ScreenRow) -> Bool {
    switch (row, id) {
    case (.category(let category, _), .category(let id)): categories[category].id == id
    case (.channel(let channel, let category), .channel(let name, let id)):
      categories[category].channels[channel].channel == name && categories[category].id == id
    case (.category, _), (.channel, _), (_, .category), (_, .channel): false
    default: self.id(of: row) == id
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
      actions.reserveCapacity(categories[index].channels.count + 1)
      for preference in categories[index].channels where preference.isChangeable {
        let effect = ScreenAction.Effect.setChannel(
          preference.channel,
          of: categories[index].id,
          isOn: !preference.isOn
        )
        let name = words.turn(words.channelName(preference.channel), !preference.isOn)
        actions.append(ScreenAction(name: name, effect: effect))
      }
    }
    if case .retry = row { return actions }
    if let card = row.card, state.saving.status(of: card) == .notSaved {
      actions.append(ScreenAction(name: words.retry, effect: .retry))
    }
    return actions
  }
}
