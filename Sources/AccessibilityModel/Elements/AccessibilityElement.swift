/// One thing on the screen, as UIAccessibility describes it to a screen reader.
///
/// An empty text counts as none.
package struct AccessibilityElement: Hashable, Sendable {
  /// What it is called; nil when it has no name.
  package var label: String?
  /// What it holds; `1`, `0` or `2` (mixed) for a switch; nil for an element without a value.
  package var value: String?
  /// What it is and how it behaves.
  package var traits: AccessibilityTraits
  /// What activating it does; nil when that is plain.
  package var hint: String?
  /// Its place among its siblings; nil when that says nothing.
  package var position: AccessibilityPosition?
  /// The label of the group it belongs to; nil when it stands alone.
  package var groupLabel: String?
  /// Whether the focus comes into the group with this element, so that the group is named.
  package var entersGroup: Bool
  /// A line about it that is no element of its own; nil when there is none.
  package var detail: String?
  /// Further facts; those of high importance are said with it.
  package var customContent: [CustomContent]
  /// The names of what can be done with it beside activating it.
  package var customActions: [String]
  /// Whether what it opens is shown; nil when it opens nothing.
  package var isExpanded: Bool?

  /// An element; what is not given is absent.
  package init(
    label: String? = nil,
    value: String? = nil,
    traits: AccessibilityTraits = [],
    hint: String? = nil,
    position: AccessibilityPosition? = nil,
    groupLabel: String? = nil,
    entersGroup: Bool = false,
    detail: String? = nil,
    customContent: [CustomContent] = [],
    customActions: [String] = [],
    isExpanded: Bool? = nil
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.position = position
    self.groupLabel = groupLabel
    self.entersGroup = entersGroup
    self.detail = detail
    self.customContent = customContent
    self.customActions = customActions
    self.isExpanded = isExpanded
  }
}
