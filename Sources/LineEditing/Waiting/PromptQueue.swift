import Locking

/// What other threads have for the thread of a prompt: signals, which go first, and messages.
final class PromptQueue: Sendable {
  private struct Waiting {
    var signals: [TerminalSignal] = []
    var messages: [PromptMessage] = []
    /// Messages before this index have been taken.
    var next = 0
    var idleActions: [@Sendable () -> Void] = []

    var hasWork: Bool { !signals.isEmpty || next < messages.count }
  }

  /// Raised when something was posted; nil when the system refused it.
  let wake = WakeSignal()

  private let waiting = Locked(Waiting())

  /// Adds a message; from any thread.
  func post(_ message: PromptMessage) {
    waiting.withLock { $0.messages.append(message) }
    wake?.raise()
  }

  /// Adds a signal; from any thread.
  func post(_ signal: TerminalSignal) {
    waiting.withLock { $0.signals.append(signal) }
    wake?.raise()
  }

  /// Adds what is done once nothing is left to do; from any thread.
  func post(whenIdle action: @escaping @Sendable () -> Void) {
    waiting.withLock { $0.idleActions.append(action) }
    wake?.raise()
  }

  /// Does what was to be done once nothing is left to do, if that is so now.
  ///
  /// `hasKey` is asked after the actions are seen, so that a key typed before one was added counts.
  func runIdleActions(hasKey: () -> Bool) {
    let count = waiting.withLock { $0.hasWork ? 0 : $0.idleActions.count }
    guard count > 0, !hasKey() else { return }
    let actions = waiting.withLock { waiting in
      defer { waiting.idleActions.removeFirst(count) }
      return waiting.idleActions.prefix(count)
    }
    for action in actions { action() }
  }

  /// The oldest signal, if there is one.
  func takeSignal() -> TerminalSignal? {
    waiting.withLock { $0.signals.isEmpty ? nil : $0.signals.removeFirst() }
  }

  /// The oldest message, if there is one.
  func takeMessage() -> PromptMessage? {
    waiting.withLock { waiting in
      guard waiting.next < waiting.messages.count else { return nil }
      let message = waiting.messages[waiting.next]
      waiting.next += 1
      if waiting.next == waiting.messages.count {
        waiting.messages.removeAll(keepingCapacity: true)
        waiting.next = 0
      }
      return message
    }
  }
}
