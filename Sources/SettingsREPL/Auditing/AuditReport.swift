package import AccessibilityModel

/// What an audit of the screen found.
package struct AuditReport: Hashable, Sendable {
  /// What is wrong, each element by its name, in the order of the walk.
  package var findings: [AuditFinding<String>] = []
  /// How many elements were looked at.
  var elementCount = 0
  /// In how many states altogether.
  var stateCount = 0

  /// Each finding, then how much was looked at.
  var sentences: [Sentence] {
    findings.map(Sentence.finding) + [
      .audited(findings: findings.count, elements: elementCount, states: stateCount)
    ]
  }
}
