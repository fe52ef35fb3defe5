import Locking

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The executor of transcripts and of `--virtual-time`: its time moves only when it is told to.
///
/// It runs everything on the thread that made it, in the order (time, rank, creation), so that a
/// replay is the same however often it runs.
package final class StepExecutor: SessionExecutor {
  private struct Timer {
    let id: Int
    let deadline: Duration
    let rank: TimerRank
    let work: @Sendable () -> Void

    func isBefore(_ other: Timer) -> Bool {
      (deadline, rank, id) < (other.deadline, other.rank, other.id)
    }
  }

  private struct State {
    var now = Duration.zero
    var lastID = 0
    var timers: [Timer] = []
    var jobs: [UnownedJob] = []

    /// Takes what is to be run next, and moves time to it.
    mutating func next(through deadline: Duration) -> Work? {
      if !jobs.isEmpty { return .job(jobs.removeFirst()) }
      guard let index = timers.indices.min(by: { timers[$0].isBefore(timers[$1]) }),
        timers[index].deadline <= deadline
      else { return nil }
      let timer = timers.remove(at: index)
      now = max(now, timer.deadline)
      return .timer(timer.work)
    }
  }

  private enum Work {
    case job(UnownedJob)
    case timer(@Sendable () -> Void)
  }

  private let state = Locked(State())
  private let owner = pthread_self()

  package init() {}

  /// Time since the executor was made.
  package var now: Duration { state.withLock { $0.now } }

  /// When the next timer is due; nil when none is set.
  package var nextDeadline: Duration? {
    state.withLock { state in state.timers.map(\.deadline).min() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.withLock { $0.jobs.append(job) }
  }

  package func checkIsolated() {
    precondition(isOwner, "Virtual time is moved by one thread only")
  }

  package func submit(_ work: @escaping @Sendable () -> Void) {
    _ = schedule(after: .zero, rank: .work, work)
  }

  package func schedule(
    after delay: Duration,
    rank: TimerRank,
    _ work: @escaping @Sendable () -> Void
  ) -> any SessionTimer {
    let id = state.withLock { state in
      state.lastID += 1
      state.timers.append(
        Timer(id: state.lastID, deadline: state.now + delay, rank: rank, work: work)
      )
      return state.lastID
    }
    return StepTimer(executor: self, id: id)
  }

  /// The virtual clock stands still while a request runs; its end is due now.
  package func perform<Result: Sendable>(
    _ request: @escaping @Sendable () -> Result,
    completion: @escaping @Sendable (Result) -> Void
  ) {
    let result = request()
    _ = schedule(after: .zero, rank: .work) { completion(result) }
  }

  /// Moves time to `deadline`, or leaves it when that is past, and runs all that is due by then.
  package func advance(to deadline: Duration) {
    while runNext(through: deadline) {}
    state.withLock { $0.now = max($0.now, deadline) }
  }

  /// Runs what is due without moving time; false when there was nothing.
  @discardableResult
  package func runDue() -> Bool {
    guard runNext() else { return false }
    while runNext() {}
    return true
  }

  fileprivate func remaining(_ id: Int) -> Duration {
    state.withLock { state in
      state.timers.first { $0.id == id }.map { max(.zero, $0.deadline - state.now) } ?? .zero
    }
  }

  fileprivate func cancel(_ id: Int) {
    state.withLock { $0.timers.removeAll { $0.id == id } }
  }

  private var isOwner: Bool { pthread_equal(pthread_self(), owner) != 0 }

  /// Runs a job, or the next timer; false when there is none until the deadline.
  private func runNext(through deadline: Duration? = nil) -> Bool {
    switch state.withLock({ $0.next(through: deadline ?? $0.now) }) {
    case nil: return false
    case .job(let job): unsafe job.runSynchronously(on: asUnownedSerialExecutor())
    case .timer(let work): work()
    }
    return true
  }
}

private struct StepTimer: SessionTimer {
  let executor: StepExecutor
  let id: Int

  var remaining: Duration { executor.remaining(id) }

  func cancel() { executor.cancel(id) }
}
