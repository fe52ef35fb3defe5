/// What would have reached an ear or a hand, with when: told as what became of it.
///
/// It has no clock: each instant is told to it, as the time since any one start.
package struct SpeechLog: Hashable, Sendable {
  /// Something that was given out.
  private enum Event: Hashable, Sendable {
    case speech([String], SpeechSource)
    case announcement(Announcement, AnnouncementPriority)
    case haptic(Haptic)
  }

  /// One line of the log.
  package enum Entry: Hashable, Sendable {
    case announcement(Announcement, SpeechOutcome)
    case haptic(Haptic)
  }

  private struct Record: Hashable, Sendable {
    let event: Event
    let instant: Duration
  }

  private var records: [Record] = []

  /// Nothing was said.
  package init() {}

  /// Lines were said because of what the person did.
  package mutating func speech(_ lines: [String], as source: SpeechSource, at instant: Duration) {
    append(.speech(lines, source), at: instant)
  }

  /// Something was announced.
  package mutating func announcement(
    _ announcement: Announcement,
    priority: AnnouncementPriority,
    at instant: Duration
  ) {
    append(.announcement(announcement, priority), at: instant)
  }

  /// Something was felt.
  package mutating func haptic(_ haptic: Haptic, at instant: Duration) {
    append(.haptic(haptic), at: instant)
  }

  /// What became of everything by `instant`, at a rate of speech; to its end when that is nil.
  package func schedule(rate: SpeechRate, until instant: Duration?) -> SpeechSchedule {
    var schedule = SpeechSchedule(rate: rate)
    for record in records {
      switch record.event {
      case .speech(let lines, let source):
        let words = lines.reduce(0) { $0 + SpeechRate.words(in: $1) }
        schedule.say(words: words, as: source, at: record.instant)
      case .announcement(let announcement, let priority):
        schedule.say(
          announcement.text,
          as: .announcement(announcement.number, priority),
          at: record.instant
        )
      case .haptic: break
      }
    }
    if let instant { schedule.advance(to: instant) } else { schedule.finish() }
    return schedule
  }

  /// The announcements with what became of them, and the haptics, oldest first.
  package func entries(rate: SpeechRate, until instant: Duration) -> [Entry] {
    let outcomes = schedule(rate: rate, until: instant).outcomes
    return records.compactMap { record in
      switch record.event {
      case .speech: nil
      case .announcement(let announcement, _):
        .announcement(announcement, outcomes[announcement.number] ?? .waiting)
      case .haptic(let haptic): .haptic(haptic)
      }
    }
  }

  /// The words of the announcement with this number; empty when there is none.
  package func text(of number: Int) -> String {
    for case .announcement(let announcement, _) in records.map(\.event)
    where announcement.number == number {
      return announcement.text
    }
    return ""
  }

  private mutating func append(_ event: Event, at instant: Duration) {
    records.append(Record(event: event, instant: instant))
  }
}
