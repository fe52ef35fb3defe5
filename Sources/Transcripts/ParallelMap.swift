import Dispatch
import Locking

/// Work on many items at once, with results in the order of the items.
enum ParallelMap {
  /// Does `work` for every item on up to `jobs` threads.
  ///
  /// `deliver` is called on the calling thread, in order, as soon as all results before are there.
  static func run<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int,
    work: @escaping @Sendable (Item) -> Result,
    deliver: (Result) -> Void
  ) {
    guard jobs > 1, items.count > 1 else {
      for item in items { deliver(work(item)) }
      return
    }
    let shared = Shared<Result>()
    let queue = DispatchQueue(label: "transcripts", attributes: .concurrent)
    for _ in 0..<min(jobs, items.count) {
      queue.async {
        while let index = shared.take(of: items.count) {
          shared.put(work(items[index]), at: index)
        }
      }
    }
    for index in items.indices { deliver(shared.wait(for: index)) }
  }

  /// What the threads share.
  private final class Shared<Result: Sendable>: Sendable {
    private struct State {
      var next = 0
      var results: [Int: Result] = [:]
    }

    private let state = Locked(State())
    private let arrived = DispatchSemaphore(value: 0)

    /// The index of an item nobody works on yet; nil when there is none left.
    func take(of count: Int) -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }

    func put(_ result: Result, at index: Int) {
      state.withLock { $0.results[index] = result }
      arrived.signal()
    }

    /// Every wait takes one arrival; those of later results are counted when their turn comes.
    func wait(for index: Int) -> Result {
      while true {
        if let result = state.withLock({ $0.results.removeValue(forKey: index) }) { return result }
        arrived.wait()
      }
    }
  }
}
