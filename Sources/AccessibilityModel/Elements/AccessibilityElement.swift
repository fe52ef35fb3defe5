/// One thing on the screen, as UIAccessibility describes it to a screen reader.
package struct AccessibilityElement: Hashable, Sendable {
  /// What it is called.
  package var label: String
  /// What it holds; `1` or `0` for a toggle or a switch; nil for an element without a value.
  package var value: String?
  package var traits: AccessibilityTraits
  /// What activating it does; nil when that is plain.
  package var hint: String?
  /// Its place among its siblings; nil when that says nothing.
  package var position: Position?
  /// The label of what it belongs to; nil when it stands alone.
  package var container: String?
  /// A line about it that is no element of its own; nil when there is none.
  package var detail: String?
  /// Short facts said after the state: `default`, `waiting for an answer`.
  package var customContent: [String]

  package init(
    label: String,
    value: String? = nil,
    traits: AccessibilityTraits = [],
    hint: String? = nil,
    position: Position? = nil,
    container: String? = nil,
    detail: String? = nil,
    customContent: [String] = []
  ) {
    self.label = label
    self.value = value
    self.traits = traits
    self.hint = hint
    self.position = position
    self.container = container
    self.detail = detail
    self.customContent = customContent
  }

  /// A place among siblings.
  package struct Position: Hashable, Sendable {
    /// From 1.
    package let index: Int
    package let count: Int

    package init(_ index: Int, of count: Int) {
      self.index = index
      self.count = count
    }
  }
}
