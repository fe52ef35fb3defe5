package import AccessibilityModel

/// An element of the screen with its place in it.
package struct ScreenElement: Hashable, Sendable, Identifiable {
  package let id: ElementID
  package let container: ContainerID
  package let element: AccessibilityElement

  package init(_ id: ElementID, in container: ContainerID, _ element: AccessibilityElement) {
    self.id = id
    self.container = container
    self.element = element
  }

  /// Whether a person can do something with it.
  package var isControl: Bool { !element.traits.isDisjoint(with: .controls) }

  package var isHeading: Bool { element.traits.contains(.header) }
}
