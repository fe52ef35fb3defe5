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
      add(.categories, to: &rows) { addCategories(preferences.categories, to: &$0) }
    }
    if let quietHours = preferences.quietHours {
      add(.quietHours, to: &rows) { rows in
        rows.append(.quietHoursSwitch)
        if quietHours.isOn { rows += [.quietHoursFrom, .quietHoursTo] }
      }
    }
    if preferences.digest != nil {
      add(.digest, to: &rows) { rows in
        for digest in Digest.allCases { rows.append(.digestTab(digest)) }
        rows.append(.digestDescription)
      }
    }
    return rows
  }

  /// A card's heading, its Retry, its rows, and what went wrong.
  private func add(_ card: Card, to rows: inout [ScreenRow], addRows: (inout [ScreenRow]) -> Void) {
    let hasFailed = saving.status(of: card) == .notSaved
    rows.append(.heading(card))
    if hasFailed { rows.append(.retry(card)) }
    addRows(&rows)
    if hasFailed { rows.append(.failure(card)) }
  }

  private func addCategories(_ categories: [Category], to rows: inout [ScreenRow]) {
    // Mostly there are none, and nothing has to be grouped.
    guard CategoryGroup.hasSections(categories) else {
      for index in categories.indices { add(index, number: index + 1, of: categories, to: &rows) }
      return
    }
    var number = 0
    for (section, indices) in CategoryGroup.indices(of: categories) {
      // Else the group would sound as if it belonged to the section before.
      if section != nil || number > 0 { rows.append(.section(ofCategory: indices[0])) }
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
