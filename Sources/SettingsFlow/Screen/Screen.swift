package import AccessibilityModel
import NotificationModel

/// The screen as a list of elements in reading order; pure: a state gives a screen.
package struct Screen: Sendable {
  package let elements: [ScreenElement]

  /// The settings screen in `state`.
  package init(of state: SettingsState, words: ScreenWords, formats: any SpokenFormats) {
    let builder = ScreenBuilder(state: state, words: words, formats: formats)
    elements = builder.elements
  }

  /// The system's own page about this app.
  package init(systemAllows mayDeliver: Bool, words: ScreenWords) {
    let toggle = AccessibilityElement(
      label: words.allowNotifications,
      value: mayDeliver ? "1" : "0",
      traits: [.button, .toggleButton]
    )
    elements = [ScreenElement(.systemSwitch, in: .system, toggle)]
  }

  /// One element of the settings screen, without making the others; nil when it isn't shown.
  package static func element(
    _ id: ElementID,
    of state: SettingsState,
    words: ScreenWords,
    formats: any SpokenFormats
  ) -> ScreenElement? {
    ScreenBuilder(state: state, words: words, formats: formats).element(id)
  }

  /// The elements of a card of the settings screen with all that it holds, or of a category.
  package static func elements(
    in container: ContainerID,
    of state: SettingsState,
    words: ScreenWords,
    formats: any SpokenFormats
  ) -> [ScreenElement] {
    ScreenBuilder(state: state, words: words, formats: formats).elements(in: container)
  }

  /// The element with this id; nil when the screen doesn't show it now.
  package subscript(id: ElementID) -> ScreenElement? {
    elements.first { $0.id == id }
  }

  /// Where the element with this id stands, from 0; nil when the screen doesn't show it now.
  package func index(of id: ElementID) -> Int? {
    elements.firstIndex { $0.id == id }
  }
}
