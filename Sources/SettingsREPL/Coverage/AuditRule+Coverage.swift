import AccessibilityModel

extension AuditRule {
  /// The rules that preferences can break; the others are about the app's own words and manners.
  static let inTranscripts: [AuditRule] = [
    .sameLabel, .roleInLabel, .stateInLabel, .valueInLabel, .capitals, .unit, .dashInTimes,
    .longSummary,
  ]
}
