import AccessibilityModel
import NotificationModel
import SettingsFlow

/// A copy of a conversation in which things can be tried, in a time of its own.
struct Rehearsal {
  private(set) var conversation: Conversation
  private var timers: [(timer: ConversationTimer, deadline: Duration)] = []

  /// A copy in card style at verbosity 2, of which nothing was heard yet.
  init(of conversation: Conversation) {
    self.conversation = conversation
    self.conversation.beginRehearsal()
  }

  /// A conversation that begins now.
  init(starting configuration: ConversationConfiguration) {
    conversation = Conversation(configuration)
    take(conversation.receive(.started, at: .zero))
    conversation.beginRehearsal()
  }

  /// What was said without being asked for, and what became of it once all was over.
  var log: SpeechLog { conversation.speechLog }

  /// What a command says at once, answers and announcements.
  @discardableResult
  mutating func run(_ command: Command) -> [String] {
    take(conversation.rehearse(command))
  }

  /// The same without anything coming of it.
  func heard(of command: Command) -> [String] {
    var copy = self
    return copy.run(command)
  }

  /// The same with this category alone.
  func narrowed(to category: Category) -> Rehearsal {
    var copy = self
    copy.conversation.state.preferences?.categories = [category]
    return copy
  }

  /// Lets happen what happens by itself, to its end or until `isEnough`.
  mutating func pass(until isEnough: (SettingsState) -> Bool = { _ in false }) {
    // A conversation always comes to rest; a save that takes years doesn't have to be waited for.
    for _ in 0..<100 where !isEnough(conversation.state) {
      guard let next = timers.min(by: { $0.deadline < $1.deadline }) else { return }
      timers.removeAll { $0.timer == next.timer }
      give(.timerEnded(next.timer), at: next.deadline)
    }
  }

  private mutating func give(_ event: ConversationEvent, at instant: Duration) {
    take(conversation.receive(event, at: max(instant, conversation.now)))
  }

  @discardableResult
  private mutating func take(_ outputs: [ConversationOutput]) -> [String] {
    var heard: [String] = []
    for output in outputs {
      switch output {
      case .answer(let lines, _): heard += lines
      case .announcement(let announcement): heard.append(announcement.text)
      case .startTimer(let timer, let delay):
        timers.removeAll { $0.timer == timer }
        timers.append((timer, conversation.now + delay))
      case .cancelTimer(let timer): timers.removeAll { $0.timer == timer }
      // A store is never written to here; it does what is hoped for.
      case .save: give(.saved, at: conversation.now)
      case .load: conversation.state.preferences.map { give(.loaded($0), at: conversation.now) }
      case .announcementHeld, .announcementsDue, .ready, .announcePolicy, .prompt, .language,
        .leave:
        break
      }
    }
    return heard
  }
}
