package import AccessibilityModel
import NotificationModel

/// The screen as a list of elements in reading order; pure: a state gives a screen.
///
/// An element is put into words when it is asked for.
package struct Screen: Sendable {
  let state: SettingsState
  let words: any ScreenWords
  let formats: any SpokenFormats
  let categories: [Category]
  /// Whether the system's own switch is on; said on the system's page only.
  private let systemAllows: Bool
  private let rows: [ScreenRow]

  /// The settings screen in `state`.
  package init(of state: SettingsState, words: any ScreenWords, formats: any SpokenFormats) {
    categories = state.preferences?.categories ?? []
    rows = state.rows
    systemAllows = false
    self.words = words
    self.formats = formats
    // Last, so that it is handed over and not copied.
    self.state = state
  }

  /// The system's own page about this app.
  package init(
    systemAllows: Bool,
    in state: SettingsState,
    words: any ScreenWords,
    formats: any SpokenFormats
  ) {
    self.state = state
    self.words = words
    self.formats = formats
    categories = []
    self.systemAllows = systemAllows
    rows = [.systemSwitch]
  }

  /// How many elements there are; never 0.
  package var count: Int { rows.count }

  /// All elements; each time they are put into words anew.
  package var elements: [ScreenElement] { rows.map(element) }

  /// The element that stands at `index`, from 0.
  package func element(at index: Int) -> ScreenElement { element(rows[index]) }

  /// What stands at `index`, from 0.
  package func id(at index: Int) -> ElementID { id(of: rows[index]) }

  /// The element with this id; nil when the screen doesn't show it now.
  package subscript(id: ElementID) -> ScreenElement? {
    guard let index = index(of: id) else { return nil }
    return element(at: index)
  }

  /// Where the element with this id stands, from 0; nil when the screen doesn't show it now.
  package func index(of id: ElementID) -> Int? {
    rows.firstIndex { names(id, $0) }
  }

  /// The elements of a card with all that it holds, or of a category.
  ///
  /// Before preferences are there, what is said in their place.
  package func elements(in container: ContainerID) -> [ScreenElement] {
    let category: Int? =
      if case .category(let id) = container { categories.firstIndex { $0.id == id } } else { nil }
    let stands = { (row: ScreenRow) in
      switch container {
      case .permission: row.card == nil
      case _ where state.preferences == nil: row.card != nil
      case .card(let card): row.card == card
      case .category: category != nil && row.category == category
      case .system: row == .systemSwitch
      }
    }
    var elements: [ScreenElement] = []
    elements.reserveCapacity(4)
    for row in rows where stands(row) { elements.append(element(row)) }
    return elements
  }

  private func element(_ row: ScreenRow) -> ScreenElement {
    ScreenElement(
      id(of: row),
      in: container(of: row),
      row == .systemSwitch ? systemSwitch : accessibilityElement(row),
      actions: actions(of: row)
    )
  }

  private var systemSwitch: AccessibilityElement {
    AccessibilityElement(
      label: words.allowNotifications,
      value: systemAllows ? "1" : "0",
      traits: [.button, .toggleButton]
    )
  }
}
