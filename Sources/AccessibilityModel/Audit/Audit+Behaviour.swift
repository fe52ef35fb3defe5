extension Audit {
  /// The most words of a summary at verbosity 2.
  package static let longestSummary = 25

  /// After a change something is said.
  package func silentChange<ID>(of element: ID, spoken: [String]) -> AuditFinding<ID>? {
    guard spoken.allSatisfy(\.isEmpty) else { return nil }
    let advice = "Say the new state when it changes."
    return AuditFinding(element: element, rule: .silentChange, advice: advice)
  }

  /// The announcements of `schedule` that were never begun; `element` is who announced a number.
  package func droppedAnnouncements<ID>(
    in schedule: SpeechSchedule,
    element: (_ number: Int) -> ID
  ) -> [AuditFinding<ID>] {
    schedule.outcomes.sorted { $0.key < $1.key }.compactMap { number, outcome in
      guard case .dropped(let source) = outcome else { return nil }
      let advice: String
      switch source {
      case .focus: advice = "Announce later than the focus moves, or with a higher priority."
      case .activation: advice = "Announce later than the new state, or with a higher priority."
      case .announcement: advice = "Make one announcement of the two, or give them time."
      }
      return AuditFinding(element: element(number), rule: .droppedAnnouncement, advice: advice)
    }
  }

  /// A summary, of one line or of several, has at most ``longestSummary`` words.
  package func longSummary<ID>(of element: ID, spoken: [String]) -> AuditFinding<ID>? {
    let count = spoken.reduce(0) { $0 + SpeechRate.words(in: $1) }
    guard count > Self.longestSummary else { return nil }
    let advice = "Shorten it from \(count) words to \(Self.longestSummary)."
    return AuditFinding(element: element, rule: .longSummary, advice: advice)
  }
}
