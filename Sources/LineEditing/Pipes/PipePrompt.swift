/// The same conversation without a terminal: lines come from a pipe or a file, no prompt is shown.
///
/// Nothing is laid out in rows, held or merged; the configuration can ask for holding. `post` may be
/// called from any thread; everything else happens on the thread that calls ``run()``.
package final class PipePrompt: Sendable {
  private let configuration: PromptConfiguration
  private let client: any PromptClient
  private let queue = PromptQueue()

  /// A reader and writer that has not begun.
  package init(configuration: PromptConfiguration, client: any PromptClient) {
    self.configuration = configuration
    self.client = client
  }

  /// Has something said or done.
  ///
  /// From any thread, in order.
  package func post(_ message: PromptMessage) {
    queue.post(message)
  }

  /// Runs on the calling thread until ``PromptMessage/leave``.
  ///
  /// Returns false when something was said that could not be written.
  @discardableResult
  package func run() -> Bool {
    PipeLoop(configuration: configuration, client: client, queue: queue).run()
  }

  /// Calls the action on the prompt's thread once everything read and posted before has been dealt with.
  package func whenIdle(_ action: @escaping @Sendable () -> Void) {
    queue.post(whenIdle: action)
  }

  /// Acts as if the system had sent a signal.
  ///
  /// From any thread.
  package func deliver(_ signal: TerminalSignal) {
    queue.post(signal)
  }
}
