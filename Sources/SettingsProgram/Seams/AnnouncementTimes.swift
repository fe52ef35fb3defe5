import AccessibilityModel
import SettingsREPL

/// When announcements happened, as a transcript counts: from the beginning of the wait.
struct AnnouncementTimes {
  /// Announced and not said, oldest first.
  private var waiting: [(announcement: Announcement, time: Duration, isOfThisStep: Bool)] = []
  /// Those that happened while the person was in Settings, by number.
  private var held: [Int: Duration] = [:]
  /// Whether announcements are said at all.
  private var isOff = false
  /// When the wait that runs began.
  private var waitBegin = Duration.zero

  /// A step begins; announcements count from `time`.
  mutating func begin(at time: Duration) {
    waitBegin = time
    for index in waiting.indices { waiting[index].isOfThisStep = false }
  }

  /// Takes what the session puts out at `time` since the start.
  mutating func take(_ output: ConversationOutput, at time: Duration) {
    switch output {
    case .announcement(let announcement):
      let happened = held.removeValue(forKey: announcement.number) ?? time - waitBegin
      if !isOff { waiting.append((announcement, happened, isOfThisStep: true)) }
    case .announcementHeld(let announcement): held[announcement.number] = time - waitBegin
    case .answer(_, let covered):
      waiting.removeAll { $0.announcement.number <= covered }
      held = held.filter { $0.key > covered }
    case .startTimer(.wait, _), .cancelTimer(.wait): waitBegin = time
    case .announcePolicy(let policy):
      isOff = policy == .off
      // What is held since an earlier step is forgotten; what this one announced is on its way.
      if isOff { waiting.removeAll { !$0.isOfThisStep } }
    case .ready, .announcementsDue, .startTimer, .cancelTimer, .load, .save, .prompt, .language,
      .leave:
      break
    }
  }

  /// When an announcement that is said now happened; zero for one that is not known.
  mutating func takeTime(of line: String) -> Duration {
    guard let index = waiting.firstIndex(where: { $0.announcement.text == line }) else {
      return .zero
    }
    return waiting.remove(at: index).time
  }
}
