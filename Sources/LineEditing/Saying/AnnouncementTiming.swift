import AccessibilityModel

/// When announcements are said at a terminal: what must wait is held, bursts are gathered.
struct AnnouncementTiming {
  /// What must wait.
  var hold: AnnouncementHold
  /// What comes close together.
  private var burst = AnnouncementBurst<ContinuousClock.Instant>()
  /// The words for what is said together.
  var words: AnnouncementWords
  private let merges: Bool

  /// Nothing has been announced.
  ///
  /// `merges` tells whether bursts are gathered; otherwise each is said as soon as it may be.
  init(policy: AnnouncementPolicy, words: AnnouncementWords, merges: Bool = true) {
    hold = AnnouncementHold(policy: policy)
    self.words = words
    self.merges = merges
  }

  /// When ``takeDue(at:)`` is to be asked; nil when nothing is under way.
  var deadline: ContinuousClock.Instant? { burst.end }

  /// The lines to say now for an announcement that has come.
  mutating func receive(_ announcement: Announcement, at now: ContinuousClock.Instant) -> [String] {
    switch hold.receive(announcement) {
    case .logged, .held: return []
    case .say where !merges: return [announcement.text]
    case .say: return burst.receive(announcement, at: now) ? [announcement.text] : []
    }
  }

  /// Keeps an announcement for the next prompt, since there is no room for it now.
  mutating func postpone(_ announcement: Announcement) {
    hold.keep([announcement])
  }

  /// The lines to say now because their time has come.
  mutating func takeDue(at now: ContinuousClock.Instant) -> [String] {
    let due = burst.takeDue(at: now).filter { hold.receive($0) == .say }
    return AnnouncementBurst<ContinuousClock.Instant>.lines(for: due, words: words)
  }

  /// Enter or Ctrl-C: what was being gathered comes after the answer.
  mutating func lineEnded() {
    hold.keep(burst.takeAll())
    hold.lineEnded()
  }

  /// What is to be said before the next prompt: the lines, and the one line instead if they are
  /// too many.
  mutating func takeForPrompt() -> (lines: [String], count: String) {
    let gathered = burst.takeAll()
    let held = hold.takeHeld()
    let lines =
      AnnouncementBurst<ContinuousClock.Instant>.lines(for: gathered, words: words)
      + held.map(\.text)
    return (lines, words.count(gathered.count + held.count))
  }

  /// Those up to this number have been said in an answer.
  mutating func dropThrough(_ number: Int) {
    hold.dropThrough(number)
    burst.dropThrough(number)
  }
}
