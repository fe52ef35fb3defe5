/// What VoiceOver would have spoken: one utterance in the air, and a queue.
///
/// It has no clock: each instant is told to it, as the time since any one start, and never an
/// earlier one than before.
///
///     var schedule = SpeechSchedule()
///     schedule.say("Saved", as: .announcement(1, .default), at: .zero)
///     schedule.say("Email, toggle, On", as: .focus, at: .milliseconds(50))
///     schedule.outcomes[1]  // dropped by focus
package struct SpeechSchedule: Hashable, Sendable {
  /// How fast is spoken.
  package let rate: SpeechRate
  /// How long a default announcement waits before it begins; speech that begins meanwhile kills it.
  package let window: Duration
  /// What became of each announcement, by its number.
  package private(set) var outcomes: [Int: SpeechOutcome] = [:]

  private var inTheAir: Utterance?
  private var queue: [Utterance] = []

  /// Something that is said, or waits to be.
  private struct Utterance: Hashable, Sendable {
    let source: SpeechSource
    let length: Duration
    /// When it may begin; once it is in the air, when it began.
    var start: Duration

    var end: Duration { start + length }
  }

  /// Nothing is said and nothing waits.
  package init(rate: SpeechRate = .standard, window: Duration = .milliseconds(100)) {
    self.rate = rate
    self.window = window
  }

  /// Something is to be said from `instant` on.
  package mutating func say(_ text: String, as source: SpeechSource, at instant: Duration) {
    say(words: SpeechRate.words(in: text), as: source, at: instant)
  }

  /// Something of this many words is to be said from `instant` on.
  package mutating func say(words: Int, as source: SpeechSource, at instant: Duration) {
    advance(to: instant)
    var start = instant
    switch source {
    case .focus, .activation: queue.removeAll { $0.source.rank == source.rank }
    case .announcement(let number, let priority):
      outcomes[number] = .waiting
      if priority == .default { start += window }
    }
    queue.append(Utterance(source: source, length: rate.duration(ofWords: words), start: start))
    startNext(at: instant)
  }

  /// Time has passed up to and including `instant`.
  package mutating func advance(to instant: Duration) {
    while let next = nextInstant, next <= instant { step(at: next) }
  }

  /// Lets everything that waits be said to its end.
  package mutating func finish() {
    while let next = nextInstant { step(at: next) }
  }

  /// When something ends or may begin next; nil when nothing is left.
  private var nextInstant: Duration? {
    guard let inTheAir else { return queue.map(\.start).min() }
    let interrupting = queue.filter { $0.source.interrupts(inTheAir.source) }
    return (interrupting.map(\.start) + [inTheAir.end]).min()
  }

  private mutating func step(at instant: Duration) {
    if let ended = inTheAir, ended.end <= instant {
      note(.spoken, for: ended.source)
      inTheAir = nil
    }
    startNext(at: instant)
  }

  /// Begins what is due and has the word, if it needn't wait for what is in the air.
  private mutating func startNext(at instant: Duration) {
    let due = queue.filter { $0.start <= instant }
    guard let rank = due.map(\.source.rank).min() else { return }
    let first = due.filter { $0.source.rank == rank }
    // Of several default announcements each kills the one before.
    guard var next = rank == .defaultAnnouncement ? first.last : first.first else { return }
    if let cut = inTheAir {
      guard next.source.interrupts(cut.source) else { return }
      note(.cut(by: next.source), for: cut.source)
    }
    queue.remove(at: queue.firstIndex(of: next) ?? 0)
    if rank == .ownDoing || rank == .defaultAnnouncement { dropDefaults(by: next, at: instant) }
    next.start = instant
    inTheAir = next
    note(.speaking, for: next.source)
  }

  /// Speech of the person's own doing kills every default announcement that waits, another default
  /// announcement those that were due.
  private mutating func dropDefaults(by speech: Utterance, at instant: Duration) {
    let isAnnouncement = speech.source.rank == .defaultAnnouncement
    let dropped = queue.filter { utterance in
      utterance.source.rank == .defaultAnnouncement
        && (!isAnnouncement || utterance.start <= instant)
    }
    for utterance in dropped { note(.dropped(by: speech.source), for: utterance.source) }
    queue.removeAll { dropped.contains($0) }
  }

  private mutating func note(_ outcome: SpeechOutcome, for source: SpeechSource) {
    if case .announcement(let number, _) = source { outcomes[number] = outcome }
  }
}
