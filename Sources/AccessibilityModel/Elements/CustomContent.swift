/// A fact about an element beside its label and value, as AXCustomContent has it.
package struct CustomContent: Hashable, Sendable {
  /// What the fact is about, or the whole fact: `Window seat`.
  package var label: String
  /// The fact itself; nil when the label says all.
  package var value: String?
  /// Whether it is said with the element or on request.
  package var importance: Importance

  /// A fact, said on request unless told otherwise.
  package init(_ label: String, value: String? = nil, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }

  /// When a fact is said.
  package enum Importance: String, CaseIterable, Hashable, Sendable {
    /// On request; the element only tells that there is more.
    case `default`
    /// With the element.
    case high
  }

  /// A fact of high importance that is one text: `default`, `waiting for an answer`.
  package static func fact(_ text: String) -> Self { Self(text, importance: .high) }
}
