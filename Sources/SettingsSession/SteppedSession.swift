package import NotificationModel
package import SettingsREPL

/// A session whose time moves only when it is told to: a value, for one thread at a time.
///
/// What is due at one instant comes in the order in which it was begun, a person's `wait` last. A
/// timer that only repeats is gathered, so that years cost what is said in them and not their length.
package struct SteppedSession: Sendable {
  /// What is said of a command that waits for what will never be.
  package static let neverEnds = "A command is still running and nothing will end it."

  /// The conversation as it is now.
  package private(set) var conversation: Conversation
  /// Time since any one start; never goes back.
  package private(set) var now: Duration

  private let store: (any PreferencesStore)?
  /// What will be given to the conversation, in this order.
  private var pending: [Pending] = []

  /// A timer that ends more often than this while nothing else happens is heard once, with its count.
  private static let mostRepetitions = 12

  private struct Pending: Sendable {
    let event: ConversationEvent
    let deadline: Duration

    /// Whether it comes after another that was begun later.
    func follows(_ other: Pending) -> Bool {
      deadline == other.deadline ? isWait && !other.isWait : deadline > other.deadline
    }

    /// What falls on the last instant of a person's `wait` belongs to it.
    var isWait: Bool { event == .timerEnded(.wait) }
  }

  /// A session that begins at `now`; `store` is nil for example data.
  package init(_ conversation: Conversation, store: (any PreferencesStore)?, at now: Duration) {
    self.conversation = conversation
    self.store = store
    self.now = now
  }

  /// The timers that run, soonest first, with how long it is until they end.
  package var pendingTimers: [(timer: ConversationTimer, remaining: Duration)] {
    pending.compactMap { pending in
      guard case .timerEnded(let timer) = pending.event else { return nil }
      return (timer, pending.deadline - now)
    }
  }

  /// Gives the conversation an event and takes it to its end: as long as a typed command runs, time
  /// moves on.
  ///
  /// False when the command waits for what will never be.
  package mutating func post(
    _ event: ConversationEvent,
    heardBy listener: inout some SessionListener
  ) -> Bool {
    give(event, heardBy: &listener)
    advance(to: now, heardBy: &listener)
    while !conversation.isReady, !conversation.hasLeft {
      guard !pending.isEmpty else { return false }
      takeNext(until: nil, heardBy: &listener)
      advance(to: now, heardBy: &listener)
    }
    return true
  }

  /// Moves time to `deadline`, or leaves it when that is past; all that is due by then happens.
  package mutating func advance(to deadline: Duration, heardBy listener: inout some SessionListener)
  {
    while !pending.isEmpty, pending[0].deadline <= deadline {
      takeNext(until: deadline, heardBy: &listener)
    }
    now = max(now, deadline)
  }

  /// Lets happen what comes next, and of a timer that repeats all its ends until something else
  /// comes, or up to `deadline` where there is one, when they are many.
  private mutating func takeNext(
    until deadline: Duration?,
    heardBy listener: inout some SessionListener
  ) {
    let next = pending.removeFirst()
    guard case .timerEnded(let timer) = next.event, let period = timer.period,
      case let times = repetitions(every: period, from: next.deadline, until: deadline),
      times > Self.mostRepetitions
    else {
      now = max(now, next.deadline)
      return give(next.event, heardBy: &listener)
    }
    now = next.deadline + period * (times - 1)
    give(.timerRepeated(timer, times: times), heardBy: &listener)
  }

  /// How often a timer that ends at `first` ends before anything else comes, at least once.
  private func repetitions(
    every period: Duration,
    from first: Duration,
    until deadline: Duration?
  ) -> Int {
    var times: [Int128] = []
    let period = period.attoseconds
    if let deadline { times.append((deadline - first).attoseconds / period + 1) }
    if let other = pending.first {
      // What was begun before comes first at one instant, only a person's `wait` comes after.
      let room = (other.deadline - first).attoseconds - (other.isWait ? 0 : 1)
      times.append(room / period + 1)
    }
    return Int(clamping: max(1, times.min() ?? 1))
  }

  private mutating func give(
    _ event: ConversationEvent,
    heardBy listener: inout some SessionListener
  ) {
    for output in conversation.receive(event, at: now) {
      perform(output)
      listener.hear(output, at: now)
    }
  }

  private mutating func perform(_ output: ConversationOutput) {
    switch output {
    case .startTimer(let timer, let delay):
      pending.removeAll { $0.event == .timerEnded(timer) }
      expect(.timerEnded(timer), after: delay)
    case .cancelTimer(let timer): pending.removeAll { $0.event == .timerEnded(timer) }
    // The clock stands still while a store works; its answer is due now.
    case .load: if let store { expect(.loading(from: store), after: .zero) }
    case .save(let preferences):
      if let store { expect(.saving(preferences, to: store), after: .zero) }
    case .leave: pending = []
    case .answer, .announcement, .announcementHeld, .announcementsDue, .ready, .announcePolicy,
      .prompt, .language:
      break
    }
  }

  private mutating func expect(_ event: ConversationEvent, after delay: Duration) {
    let new = Pending(event: event, deadline: now + delay)
    pending.insert(new, at: pending.firstIndex { $0.follows(new) } ?? pending.endIndex)
  }
}
