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
    add(.categories, to: &rows) { addCategories(preferences.categories, to: &$0) }
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
    // Without categories there is nothing that a heading could head.
    if card == .categories, preferences?.categories.isEmpty == true {
      rows.append(.noCategories)
      return
    }
    let hasFailed = saving.status(of: card) == .notSaved
    rows.append(.heading(card))
    if hasFailed { rows.append(.retry(card)) }
    addRows(&rows)
    if hasFailed { rows.append(.failure(card)) }
  }

  private func addCategories(_ categories: [Category], to rows: inout [ScreenRow]) {
    var number = 0
    for (section, indices) in CategoryGroup.indices(of: categories) {
      if section != nil { rows.append(.section(ofCategory: indices[0])) }
      for index in indices {
        number += 1
        rows.append(.category(index, number: number))
        let count = categories[index].channels.count
        // With one channel the row is its toggle.
        guard count > 1 else { continue }
        for channel in 0..<count { rows.append(.channel(channel, ofCategory: index)) }
      }
    }
  }
}
