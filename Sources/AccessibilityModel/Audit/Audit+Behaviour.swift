extension Audit {
  /// The most words of a summary at verbosity 2.
  static let longestSummary = 25

  /// After a change something is said.
  package func silentChange<ID>(of element: ID, spoken: [String]) -> AuditFinding<ID>? {
    guard spoken.allSatisfy(\.isEmpty) else { return nil }
    return AuditFinding(element: element, rule: .silentChange, advice: advice.silentChange)
  }

  /// The announcements of `schedule` that were never begun; `element` is who announced a number.
  package func droppedAnnouncements<ID>(
    in schedule: SpeechSchedule,
    element: (_ number: Int) -> ID
  ) -> [AuditFinding<ID>] {
    schedule.outcomes.sorted { $0.key < $1.key }.compactMap { number, outcome in
      guard case .dropped(let source) = outcome else { return nil }
      let advice =
        switch source {
        case .focus: self.advice.droppedByFocus
        case .activation: self.advice.droppedByActivation
        case .announcement: self.advice.droppedByAnnouncement
        }
      return AuditFinding(element: element(number), rule: .droppedAnnouncement, advice: advice)
    }
  }

  /// A summary, of one line or of several, has at most ``longestSummary`` words.
  package func longSummary<ID>(of element: ID, spoken: [String]) -> AuditFinding<ID>? {
    let count = spoken.reduce(0) { $0 + SpeechRate.words(in: $1) }
    guard count > Self.longestSummary else { return nil }
    let advice = self.advice.longSummary(count, Self.longestSummary)
    return AuditFinding(element: element, rule: .longSummary, advice: advice)
  }
}
