import AccessibilityModel
import NotificationModel

/// Makes the elements of each card; one function a card.
struct ScreenBuilder {
  let state: SettingsState
  let words: ScreenWords
  let formats: any SpokenFormats

  var elements: [ScreenElement] {
    guard let preferences = state.preferences else { return permission + missing }
    var elements = permission + categories(preferences.categories)
    if let quietHours = preferences.quietHours { elements += self.quietHours(quietHours) }
    if let digest = preferences.digest { elements += self.digest(digest) }
    return elements
  }

  /// One element, without making the others; nil when the screen doesn't show it.
  func element(_ id: ElementID) -> ScreenElement? {
    guard let container = container(of: id) else { return elements.first { $0.id == id } }
    return elements(in: container).first { $0.id == id }
  }

  /// The elements of a card with all that it holds, or of a category.
  func elements(in container: ContainerID) -> [ScreenElement] {
    if container == .permission { return permission }
    guard let preferences = state.preferences else { return missing }
    switch container {
    case .card(.categories): return categories(preferences.categories)
    case .card(.quietHours): return preferences.quietHours.map(quietHours) ?? []
    case .card(.digest): return preferences.digest.map(digest) ?? []
    case .category(let id): return categories(preferences.categories, only: id)
    case .permission, .system: return []
    }
  }

  /// The smallest container that can hold the element with this id; nil when any could.
  private func container(of id: ElementID) -> ContainerID? {
    switch id {
    case .permissionStatus, .permissionButton: .permission
    case .category(let category), .channel(_, of: let category): .category(category)
    case .quietHoursSwitch, .quietHoursFrom, .quietHoursTo: .card(.quietHours)
    case .digestTab, .digestDescription: .card(.digest)
    case .heading(let card), .retry(let card), .failure(let card): .card(card)
    case .section, .noCategories: .card(.categories)
    case .loading, .tryAgain, .systemSwitch: nil
    }
  }

  private var missing: [ScreenElement] {
    if state.loading == .failed {
      return [
        text(.loading, words.loadFailed, in: .card(.categories)),
        button(.tryAgain, words.tryAgain, in: .card(.categories)),
      ]
    }
    return [text(.loading, "\(words.title), \(words.loading)", in: .card(.categories))]
  }

  private var permission: [ScreenElement] {
    switch state.permission.status {
    case .notDetermined: [status(words.notificationsAreOff), turnOn]
    case .provisional: [status(words.deliveredQuietly), turnOn]
    case .authorized, .ephemeral:
      [
        status(words.notificationsAllowed.label, value: words.notificationsAllowed.value),
        button(.permissionButton, words.banners, hint: words.bannersHint, in: .permission),
      ]
    case .denied:
      [
        status(words.turnedOffInSettings),
        button(
          .permissionButton,
          words.openSettings,
          hint: words.openSettingsHint,
          in: .permission
        ),
      ]
    }
  }

  private var turnOn: ScreenElement {
    let isAsking = state.permission.isAsking
    let element = AccessibilityElement(
      label: words.turnOn,
      traits: isAsking ? [.button, .notEnabled] : .button,
      customContent: isAsking ? [.fact(words.waitingForAnswer)] : []
    )
    return ScreenElement(.permissionButton, in: .permission, element)
  }

  private func categories(_ categories: [Category]) -> [ScreenElement] {
    guard !categories.isEmpty else {
      return [text(.noCategories, words.noCategories, in: .card(.categories))]
    }
    return card(.categories, words.categories, rows: rows(of: categories).elements)
  }

  /// The elements of one category, with the actions that they have on its card.
  private func categories(_ categories: [Category], only id: Category.ID) -> [ScreenElement] {
    let rows = rows(of: categories).elements(of: id)
    guard state.saving.status(of: .categories) == .notSaved else { return rows }
    return rows.map { $0.adding(retry) }
  }

  private var retry: ScreenAction { ScreenAction(name: words.retry, effect: .retry) }

  private func rows(of categories: [Category]) -> CategoryRows {
    CategoryRows(categories: categories, state: state, words: words, formats: formats)
  }

  private func quietHours(_ quietHours: QuietHours) -> [ScreenElement] {
    let toggle = AccessibilityElement(
      label: words.quietHours,
      value: quietHours.isOn ? "1" : "0",
      traits: [.button, .switchButton]
    )
    var rows = [ScreenElement(.quietHoursSwitch, in: .card(.quietHours), toggle)]
    if quietHours.isOn {
      rows.append(time(.quietHoursFrom, words.from, quietHours.from))
      rows.append(time(.quietHoursTo, words.to, quietHours.to))
    }
    return card(.quietHours, words.quietHours, rows: rows)
  }

  private func digest(_ digest: Digest) -> [ScreenElement] {
    let all = Digest.allCases
    var rows = all.enumerated().map { index, value in
      let tab = AccessibilityElement(
        label: words.digestName(value),
        traits: value == digest ? [.button, .selected] : .button,
        position: .series(index: index + 1, count: all.count)
      )
      return ScreenElement(.digestTab(value), in: .card(.digest), tab)
    }
    rows.append(text(.digestDescription, words.digestDescription(digest), in: .card(.digest)))
    return card(.digest, words.digest, rows: rows)
  }

  /// A card's heading, with how saving went, its Retry, its rows, and what went wrong.
  private func card(_ card: Card, _ title: String, rows: [ScreenElement]) -> [ScreenElement] {
    let status = state.saving.status(of: card)
    let heading = AccessibilityElement(
      label: title,
      traits: .header,
      customContent: status.map { [.fact(word(for: $0))] } ?? []
    )
    let first = ScreenElement(.heading(card), in: .card(card), heading)
    guard status == .notSaved else { return [first] + rows }
    let message = state.saving.failure.map { $0.text(in: words.language) } ?? words.saveFailure
    let parts = [first] + rows + [text(.failure(card), message, in: .card(card))]
    var elements = parts.map { $0.adding(retry) }
    elements.insert(button(.retry(card), words.retry, in: .card(card)), at: 1)
    return elements
  }

  private func word(for status: SaveStatus) -> String {
    switch status {
    case .saving: words.saving
    case .saved: words.saved
    case .notSaved: words.notSaved
    }
  }

  private func status(_ label: String, value: String? = nil) -> ScreenElement {
    ScreenElement(.permissionStatus, in: .permission, .init(label: label, value: value))
  }

  private func text(_ id: ElementID, _ label: String, in container: ContainerID) -> ScreenElement {
    ScreenElement(id, in: container, AccessibilityElement(label: label, traits: .staticText))
  }

  private func button(
    _ id: ElementID,
    _ label: String,
    hint: String? = nil,
    in container: ContainerID
  ) -> ScreenElement {
    let element = AccessibilityElement(label: label, traits: .button, hint: hint)
    return ScreenElement(id, in: container, element)
  }

  private func time(_ id: ElementID, _ label: String, _ time: TimeOfDay) -> ScreenElement {
    let element = AccessibilityElement(
      label: label,
      value: formats.time(hour: time.hour, minute: time.minute),
      traits: .adjustable
    )
    return ScreenElement(id, in: .card(.quietHours), element)
  }
}
