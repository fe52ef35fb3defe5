/// What is wrong with an element, and what to do about it.
package struct AuditFinding<ID: Hashable & Sendable>: Hashable, Sendable {
  /// Which element.
  package let element: ID
  /// Which rule it breaks.
  package let rule: AuditRule
  /// What to do, in one or two sentences.
  package let advice: String

  /// A finding.
  package init(element: ID, rule: AuditRule, advice: String) {
    self.element = element
    self.rule = rule
    self.advice = advice
  }
}
