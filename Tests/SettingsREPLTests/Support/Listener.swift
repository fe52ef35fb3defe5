import AccessibilityModel
import NotificationModel
import SettingsFlow
import SimulatedSystem

@testable import SettingsREPL

/// A person at a conversation: types lines, hears lines, and waits in a time of their own.
struct Listener {
  /// What was heard of one line or one span of time.
  struct Heard: Equatable {
    var answers: [String] = []
    var announcements: [String] = []

    var all: [String] { answers + announcements }
    var error: String? {
      answers.first { $0.hasPrefix("Error: ") || $0.hasPrefix("Fehler: ") }
    }
  }

  private struct Timer {
    let timer: ConversationTimer
    let deadline: Duration
    let id: Int

    /// What falls on the last instant of a wait belongs to it.
    var rank: Int { timer == .wait ? 1 : 0 }
  }

  private(set) var conversation: Conversation
  private(set) var now = Duration.zero
  private(set) var exitCode: Int?
  private var timers: [Timer] = []
  private var lastID = 0
  private var heard = Heard()

  /// A conversation that has begun; nothing is heard of that.
  init(
    _ preferences: Preferences = .sample,
    system: SimulatedSystem = SimulatedSystem(),
    language: SpeechLanguage = .english,
    verbosity: Verbosity = .standard,
    page: Int? = nil
  ) {
    conversation = Conversation(
      ConversationConfiguration(
        medium: .terminal,
        firstLoad: preferences,
        system: system,
        formats: PlainFormats(),
        language: language,
        verbosity: verbosity,
        page: page,
        isQuiet: true
      )
    )
    take(.started)
    heard = Heard()
  }

  var hasLeft: Bool { exitCode != nil }
  var preferences: Preferences? { conversation.state.preferences }

  /// Types a line and hears until the next one can be typed.
  @discardableResult
  mutating func type(_ line: String) -> Heard {
    give(.line(line))
  }

  /// Gives an event and hears until a line can be typed.
  @discardableResult
  mutating func give(_ event: ConversationEvent) -> Heard {
    heard = Heard()
    take(event)
    while !conversation.isReady, !conversation.hasLeft, fireNext(by: nil) {}
    return heard
  }

  /// Lets time pass.
  @discardableResult
  mutating func pass(_ duration: Duration) -> Heard {
    heard = Heard()
    let end = now + duration
    while fireNext(by: end) {}
    now = end
    return heard
  }

  /// Whether anything will still happen by itself.
  var isWaiting: Bool { !timers.isEmpty }

  private mutating func fireNext(by end: Duration?) -> Bool {
    let next = timers.min { ($0.deadline, $0.rank, $0.id) < ($1.deadline, $1.rank, $1.id) }
    guard let next, end.map({ next.deadline <= $0 }) ?? true else { return false }
    timers.removeAll { $0.id == next.id }
    now = max(now, next.deadline)
    take(.timerEnded(next.timer))
    return true
  }

  private mutating func take(_ event: ConversationEvent) {
    for output in conversation.receive(event, at: now) {
      switch output {
      case .answer(let lines, _): heard.answers += lines
      case .announcement(let announcement): heard.announcements.append(announcement.text)
      case .startTimer(let timer, let delay):
        timers.removeAll { $0.timer == timer }
        lastID += 1
        timers.append(Timer(timer: timer, deadline: now + delay, id: lastID))
      case .cancelTimer(let timer): timers.removeAll { $0.timer == timer }
      case .leave(let code):
        exitCode = code
        timers = []
      case .ready, .load, .save, .announcementHeld, .announcementsDue, .announcePolicy, .prompt,
        .language:
        break
      }
    }
  }
}
