import Dispatch
import LineEditing
import Locking
import TestSupport

/// A session that answers at once and remembers what it was told.
final class StubClient: PromptClient {
  private struct State {
    var events: [PromptEvent] = []
    var post: (@Sendable (PromptMessage) -> Void)?
    var answer: (@Sendable (String) -> [String]?)?
    var words: [String] = []
    var stays = false
  }

  private let state = Locked(State())
  private let received = DispatchSemaphore(value: 0)

  /// Where messages go.
  func connect(_ post: @escaping @Sendable (PromptMessage) -> Void) {
    state.withLock { $0.post = post }
  }

  /// Forgets where messages go.
  func disconnect() {
    state.withLock { $0.post = nil }
  }

  /// What a line is answered with; nil keeps the command busy.
  func answer(with answer: @escaping @Sendable (String) -> [String]?) {
    state.withLock { $0.answer = answer }
  }

  /// The words that Tab knows.
  func complete(_ words: [String]) {
    state.withLock { $0.words = words }
  }

  /// Does not leave when asked to end.
  func stay() {
    state.withLock { $0.stays = true }
  }

  /// All events so far.
  var events: [PromptEvent] { state.withLock { $0.events } }

  /// Waits for an event that has come or comes.
  func wait(for event: PromptEvent) -> Bool {
    wait { $0.contains(event) }
  }

  /// Waits until the events are as wanted.
  func wait(until isEnough: ([PromptEvent]) -> Bool) -> Bool {
    while !isEnough(events) {
      let result = received.wait(timeout: .now() + Patience.limit)
      guard result == .success else { return isEnough(events) }
    }
    return true
  }

  func receive(_ event: PromptEvent) {
    let (post, answer) = state.withLock { state in
      state.events.append(event)
      return (state.post, state.answer)
    }
    received.signal()
    switch event {
    case .line(let line):
      guard let rows = answer.map({ $0(line) }) ?? ["You typed \(line)."] else { return }
      post?(.answer(rows: rows, coversAnnouncementsThrough: 0))
      post?(.ready)
    case .interrupt(let hadText):
      let row = hadText ? "Line cleared" : "Type quit to leave."
      post?(.answer(rows: [row], coversAnnouncementsThrough: 0))
      post?(.ready)
    case .endOfInput:
      post?(.answer(rows: ["Goodbye"], coversAnnouncementsThrough: 0))
      post?(.leave)
    case .closed, .terminate: if !state.withLock({ $0.stays }) { post?(.leave) }
    case .announcementsWait, .interruptWhileBusy, .foreground, .resized: break
    }
  }

  func completion(of text: String) -> Completion {
    let words = state.withLock { $0.words }.filter { $0.hasPrefix(text) }
    guard words.count == 1 else { return Completion(candidates: words) }
    return Completion(insertion: words[0].dropFirst(text.count) + " ")
  }
}
