import Locking
import SettingsSession

/// A live executor that keeps the virtual time at which everything would happen in a replay.
///
/// A timer is late by a little in real time; in a replay it is not. So the virtual clock is at a
/// timer's deadline when it fires, and what a person does happens before the next deadline.
final class RecordingExecutor: SessionExecutor {
  private struct State {
    var now = Duration.zero
    var lastID = 0
    var deadlines: [Int: Duration] = [:]
  }

  /// What really runs everything.
  let live: DispatchSessionExecutor

  private let begin = ContinuousClock.now
  private let state = Locked(State())

  init(_ live: DispatchSessionExecutor) {
    self.live = live
  }

  /// Virtual time of what happened last.
  var now: Duration { state.withLock { $0.now } }

  /// Virtual time of something that happens now by itself, in whole milliseconds.
  func mark() -> Duration {
    let (seconds, attoseconds) = begin.duration(to: .now).components
    let real = Duration.milliseconds(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    return state.withLock { state in
      let next = state.deadlines.values.min().map { $0 - .milliseconds(1) } ?? real
      state.now = max(state.now, min(real, next))
      return state.now
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    live.enqueue(job)
  }

  func checkIsolated() {
    live.checkIsolated()
  }

  func submit(_ work: @escaping @Sendable () -> Void) {
    live.submit(work)
  }

  func schedule(
    after delay: Duration,
    _ work: @escaping @Sendable () -> Void
  ) -> any SessionTimer {
    let id = state.withLock { state in
      state.lastID += 1
      state.deadlines[state.lastID] = state.now + delay
      return state.lastID
    }
    let timer = live.schedule(after: delay) {
      self.state.withLock { state in
        guard let deadline = state.deadlines.removeValue(forKey: id) else { return }
        state.now = max(state.now, deadline)
      }
      work()
    }
    return RecordingTimer(timer: timer) { self.state.withLock { $0.deadlines[id] = nil } }
  }

  func perform<Result: Sendable>(
    _ request: @escaping @Sendable () -> Result,
    completion: @escaping @Sendable (Result) -> Void
  ) {
    live.perform(request, completion: completion)
  }
}

private struct RecordingTimer: SessionTimer {
  let timer: any SessionTimer
  let forget: @Sendable () -> Void

  func cancel() {
    forget()
    timer.cancel()
  }
}
