import Locking
import SettingsSession
import Testing

@Suite("Stepped time")
struct StepExecutorTests {
  /// What ran, in order.
  final class Record: Sendable {
    private let entries = Locked<[String]>([])

    var all: [String] { entries.withLock { $0 } }

    func add(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  @Test("Timers run in the order of time, rank and creation")
  func order() {
    let executor = StepExecutor()
    let record = Record()
    let timers: [(String, Double, TimerRank)] = [
      ("e", 2, .wait), ("f", 3, .work), ("c", 2, .work), ("a", 0, .work), ("d", 2, .work),
      ("b", 1, .wait), ("g", 3, .wait),
    ]
    for (name, seconds, rank) in timers {
      _ = executor.schedule(after: .seconds(seconds), rank: rank) { record.add(name) }
    }
    executor.advance(to: .seconds(2))
    #expect(record.all == ["a", "b", "c", "d", "e"])
    #expect(executor.nextDeadline == .seconds(3))
    executor.advance(to: .seconds(9))
    #expect(record.all.joined() == "abcdefg")
  }

  @Test("Time moves only when it is told to, and never back")
  func time() {
    let executor = StepExecutor()
    let record = Record()
    _ = executor.schedule(after: .milliseconds(1), rank: .work) { record.add("\(executor.now)") }
    executor.runDue()
    #expect(executor.now == .zero && record.all.isEmpty)
    executor.advance(to: .seconds(1))
    #expect(executor.now == .seconds(1) && record.all == ["\(Duration.milliseconds(1))"])
    executor.advance(to: .zero)
    #expect(executor.now == .seconds(1) && executor.nextDeadline == nil)
  }

  @Test("A timer that was cancelled doesn't run, also by one of the same instant")
  func cancel() {
    let executor = StepExecutor()
    let record = Record()
    let second = Locked<(any SessionTimer)?>(nil)
    _ = executor.schedule(after: .seconds(1), rank: .work) { second.withLock { $0?.cancel() } }
    let timer = executor.schedule(after: .seconds(1), rank: .work) { record.add("cancelled") }
    second.withLock { $0 = timer }
    executor.schedule(after: .seconds(1), rank: .work) { record.add("also") }.cancel()
    executor.advance(to: .seconds(2))
    #expect(record.all.isEmpty)
  }

  @Test("What due work starts is due too; a request ends at its own instant, after what was due")
  func nested() {
    let executor = StepExecutor()
    let record = Record()
    executor.submit {
      record.add("first")
      executor.perform {
        "answer"
      } completion: {
        record.add($0)
      }
      executor.submit { record.add("last") }
    }
    executor.submit { record.add("second") }
    executor.runDue()
    #expect(record.all == ["first", "second", "answer", "last"])
    #expect(executor.now == .zero)
  }
}
