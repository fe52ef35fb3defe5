package import AccessibilityModel

/// An element of the screen with its place in it.
package struct ScreenElement: Hashable, Sendable, Identifiable {
  package let id: ElementID
  package let container: ContainerID
  package let element: AccessibilityElement
  /// What can be done with it beside activating it.
  package let actions: [ScreenAction]

  /// An element; its custom actions are the names of `actions`.
  package init(
    _ id: ElementID,
    in container: ContainerID,
    _ element: AccessibilityElement,
    actions: [ScreenAction] = []
  ) {
    self.id = id
    self.container = container
    self.actions = actions
    guard !actions.isEmpty else {
      self.element = element
      return
    }
    var element = element
    element.customActions = actions.map { $0.name }
    self.element = element
  }

  /// Whether a person can do something with it.
  package var isControl: Bool { !element.traits.isDisjoint(with: .controls) }

  package var isHeading: Bool { element.traits.contains(.header) }
}
