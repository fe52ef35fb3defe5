package import NotificationModel
package import SettingsREPL

/// Runs a conversation: its timers, its requests to the store, and nothing else.
package actor SettingsSession {
  private nonisolated let executor: any SessionExecutor
  private let store: (any PreferencesStore)?
  private let output: @Sendable (ConversationOutput) -> Void
  private var conversation: Conversation
  /// Those that run; never more than a few.
  private var timers: [(name: ConversationTimer, timer: any SessionTimer)] = []

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe executor.asUnownedSerialExecutor()
  }

  /// A session on `executor`; `store` is nil for example data.
  ///
  /// `output` gets all that the conversation puts out, on the executor; timers and requests are
  /// seen to already.
  package init(
    _ conversation: Conversation,
    store: (any PreferencesStore)?,
    executor: any SessionExecutor,
    output: @escaping @Sendable (ConversationOutput) -> Void
  ) {
    self.conversation = conversation
    self.store = store
    self.executor = executor
    self.output = output
  }

  /// Gives the conversation an event, in turn; may be called from anywhere.
  package nonisolated func post(_ event: ConversationEvent) {
    executor.submit { self.assumeIsolated { $0.receive(event) } }
  }

  /// Starts timers of a conversation that was begun elsewhere, in turn.
  package nonisolated func resume(
    _ pending: [(timer: ConversationTimer, remaining: Duration)]
  ) {
    executor.submit {
      self.assumeIsolated { session in
        for (timer, remaining) in pending { session.start(timer, after: remaining) }
      }
    }
  }

  /// The conversation as it is now.
  package var current: Conversation { conversation }

  private func receive(_ event: ConversationEvent) {
    if event == .terminated { store?.giveUpWaiting() }
    take(event)
    // Asked for when it is said that the save still runs, so that the obstacle is heard behind it.
    if event.isStillSaving, let obstacle = store?.obstacle { take(.saveWaits(for: obstacle)) }
  }

  private func take(_ event: ConversationEvent) {
    for output in conversation.receive(event, at: executor.now) {
      perform(output)
      self.output(output)
    }
  }

  private func perform(_ output: ConversationOutput) {
    switch output {
    case .startTimer(let timer, let delay): start(timer, after: delay)
    case .cancelTimer(let timer): cancel(timer)
    case .load: load()
    case .save(let preferences): save(preferences)
    case .answer, .announcement, .announcementHeld, .announcementsDue, .ready, .announcePolicy,
      .prompt, .language:
      break
    case .leave:
      for (_, timer) in timers { timer.cancel() }
      timers = []
    }
  }

  private func start(_ timer: ConversationTimer, after delay: Duration) {
    cancel(timer)
    let started = executor.schedule(after: delay) {
      self.assumeIsolated { session in
        session.timers.removeAll { $0.name == timer }
        session.receive(.timerEnded(timer))
      }
    }
    timers.append((timer, started))
  }

  /// Nothing happens when none of this name runs.
  private func cancel(_ name: ConversationTimer) {
    guard let index = timers.firstIndex(where: { $0.name == name }) else { return }
    timers[index].timer.cancel()
    timers.remove(at: index)
  }

  private func load() {
    guard let store else { return }
    executor.perform {
      ConversationEvent.loading(from: store)
    } completion: { event in
      self.assumeIsolated { $0.receive(event) }
    }
  }

  private func save(_ preferences: Preferences) {
    guard let store else { return }
    executor.perform {
      ConversationEvent.saving(preferences, to: store)
    } completion: { event in
      self.assumeIsolated { $0.receive(event) }
    }
  }
}
