/// Composes what is said of an element in one style's wording.
protocol ElementComposer: Sendable {
  /// The pieces of the line in the order in which they are said, and of the hint.
  func utterance(of element: AccessibilityElement) -> Utterance

  /// What is said when acting on `old` made it `new`: only what changed, where the style says less.
  func change(from old: AccessibilityElement, to new: AccessibilityElement) -> Utterance
}

extension ElementComposer {
  func change(from old: AccessibilityElement, to new: AccessibilityElement) -> Utterance {
    utterance(of: new)
  }
}
