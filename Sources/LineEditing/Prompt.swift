/// A prompt at a terminal: reads lines and says answers and announcements, as one thing after another.
///
/// `post` may be called from any thread; everything else happens on the thread that calls ``run()``.
package final class Prompt: Sendable {
  private let configuration: PromptConfiguration
  private let client: any PromptClient
  private let queue = PromptQueue()

  /// A prompt that is not shown yet.
  package init(configuration: PromptConfiguration, client: any PromptClient) {
    self.configuration = configuration
    self.client = client
  }

  /// Has something said or done, in order; from any thread.
  package func post(_ message: PromptMessage) {
    queue.post(message)
  }

  /// Runs on the calling thread until ``PromptMessage/leave``; the terminal is as before then.
  package func run() {
    PromptLoop(configuration: configuration, client: client, queue: queue).run()
  }

  /// Calls the action on the prompt's thread once everything typed and posted before has been dealt with.
  package func whenIdle(_ action: @escaping @Sendable () -> Void) {
    queue.post(whenIdle: action)
  }

  /// Acts as if the system had sent a signal; from any thread.
  package func deliver(_ signal: TerminalSignal) {
    queue.post(signal)
  }
}
