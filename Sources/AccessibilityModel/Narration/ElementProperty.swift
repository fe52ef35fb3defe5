/// What of an element a piece of speech comes from.
package enum ElementProperty: Hashable, Sendable {
  /// Its label.
  case label
  /// Its value.
  case value
  /// Its hint.
  case hint
  /// One of its traits.
  case trait(AccessibilityTraits)
  /// Its place among its siblings.
  case position
  /// The label of its group.
  case groupLabel
  /// Its custom content.
  case customContent
  /// Its custom actions.
  case customActions
  /// Whether it is expanded.
  case isExpanded
}
