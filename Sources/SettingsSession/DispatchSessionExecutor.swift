import Dispatch

/// The live executor: a serial queue, with timers as dispatch sources on it.
package final class DispatchSessionExecutor: SessionExecutor {
  private let queue: DispatchQueue
  /// Requests block, so they have a queue of their own; one at a time keeps their order.
  private let requests: DispatchQueue
  private let start = ContinuousClock.now

  package init(label: String = "notification-settings.session") {
    queue = DispatchQueue(label: label)
    requests = DispatchQueue(label: "\(label).requests")
  }

  package var now: Duration { start.duration(to: .now) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async {
      unsafe job.runSynchronously(on: self.asUnownedSerialExecutor())
    }
  }

  package func checkIsolated() {
    dispatchPrecondition(condition: .onQueue(queue))
  }

  package func submit(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
  }

  /// Runs `work` in turn and waits for it; must not be called on this executor.
  package func submitAndWait<Result: Sendable>(_ work: @Sendable () -> Result) -> Result {
    queue.sync(execute: work)
  }

  package func schedule(
    after delay: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any SessionTimer {
    let source = DispatchSource.makeTimerSource(flags: .strict, queue: queue)
    source.setEventHandler(handler: work)
    source.schedule(deadline: .now() + delay.dispatchInterval, leeway: .nanoseconds(0))
    source.activate()
    return DispatchSessionTimer(source: source)
  }

  package func perform<Result: Sendable>(
    _ request: @escaping @Sendable () -> Result,
    completion: @escaping @Sendable (Result) -> Void
  ) {
    requests.async {
      let result = request()
      self.queue.async { completion(result) }
    }
  }
}

/// A dispatch source that fires once.
private struct DispatchSessionTimer: SessionTimer {
  // Dispatch sources may be used from any thread; the type doesn't say so yet.
  nonisolated(unsafe) let source: any DispatchSourceTimer

  func cancel() { unsafe source.cancel() }
}

extension Duration {
  /// The same length for Dispatch; what is longer than 146 years is that.
  fileprivate var dispatchInterval: DispatchTimeInterval {
    let (seconds, attoseconds) = min(self, .nanoseconds(Int64.max / 2)).components
    return .nanoseconds(Int(seconds * 1_000_000_000 + attoseconds / 1_000_000_000))
  }
}
