/// An element as an audit sees it: with its name and its group.
package struct AuditedElement<ID: Hashable & Sendable>: Hashable, Sendable {
  /// What findings call it.
  package let id: ID
  /// The element.
  package let element: AccessibilityElement
  /// The group in which labels should differ; nil for the screen itself.
  package let group: String?
  /// Whether a person can do something with it.
  package let isActivatable: Bool

  /// An element; without `group` its group's label counts, without `isActivatable` what it tells.
  package init(
    id: ID,
    _ element: AccessibilityElement,
    group: String? = nil,
    isActivatable: Bool? = nil
  ) {
    self.id = id
    self.element = element
    self.group = group ?? element.groupLabel
    self.isActivatable =
      isActivatable ?? (!element.customActions.isEmpty || element.isExpanded != nil)
  }

  /// Whether its traits make it a control.
  package var isControl: Bool { !element.traits.isDisjoint(with: .controls) }

  /// Its label, its value and its hint, as far as there are.
  var texts: [String] { [element.label, element.value, element.hint].compactMap(\.self) }
}
