import NotificationModel

extension SettingsState {
  /// What stands on the settings screen, in reading order.
  var rows: [ScreenRow] {
    var rows: [ScreenRow] = []
    rows.reserveCapacity(32)
    rows.append(.permissionStatus)
    rows.append(.permissionButton)
    guard let preferences else {
      return rows + (loading == .failed ? [.loading, .tryAgain] : [.loading])
    }
    // Without categories there is nothing that a heading could head.
    if preferences.categories.isEmpty {
      rows.append(.noCategories)
    } else {
      begin(.categories, in: &rows)
      addCategories(preferences.categories, to: &rows)
      end(.categories, in: &rows)
    }
    if let quietHours = preferences.quietHours {
      begin(.quietHours, in: &rows)
      rows.append(.quietHoursSwitch)
      if quietHours.isOn {
        rows.append(.quietHoursFrom)
        rows.append(.quietHoursTo)
      }
      end(.quietHours, in: &rows)
    }
    if preferences.digest != nil {
      begin(.digest, in: &rows)
      for digest in Digest.allCases { rows.append(.digestTab(digest)) }
      rows.append(.digestDescription)
      end(.digest, in: &rows)
    }
    return rows
  }

  /// A card's heading, and its Retry after a save that failed.
  private func begin(_ card: Card, in rows: inout [ScreenRow]) {
    rows.append(.heading(card))
    if saving.status(of: card) == .notSaved { rows.append(.retry(card)) }
  }

  /// What went wrong, after a save that failed.
  private func end(_ card: Card, in rows: inout [ScreenRow]) {
    if saving.status(of: card) == .notSaved { rows.append(.failure(card)) }
  }

  private func addCategories(_ categories: [Category], to rows: inout [ScreenRow]) {
    guard CategoryGroup.hasSections(categories) else {
      for index in categories.indices { add(index, number: index + 1, of: categories, to: &rows) }
      return
    }
    var number = 0
    for (section, indices) in CategoryGroup.indices(of: categories) {
      if section != nil { rows.append(.section(ofCategory: indices[0])) }
      for index in indices {
        number += 1
        add(index, number: number, of: categories, to: &rows)
      }
    }
  }

  private func add(
    _ index: Int,
    number: Int,
    of categories: [Category],
    to rows: inout [ScreenRow]
  ) {
    rows.append(.category(index, number: number))
    let count = categories[index].channels.count
    // With one channel the row is its toggle.
    guard count > 1 else { return }
    for channel in 0..<count { rows.append(.channel(channel, ofCategory: index)) }
  }
}
