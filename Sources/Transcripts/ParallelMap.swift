import Dispatch
import Synchronization

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

  private final class Shared<Result: Sendable>: Sendable {
    private let next = Mutex(0)
    private let results = Mutex<[Int: Result]>([:])
    private let arrived = DispatchSemaphore(value: 0)

    /// The index of an item nobody works on yet; nil when there is none left.
    func take(of count: Int) -> Int? {
      next.withLock { next in
        guard next < count else { return nil }
        next += 1
        return next - 1
      }
    }

    func put(_ result: Result, at index: Int) {
      results.withLock { $0[index] = result }
      arrived.signal()
    }

    /// Every wait takes one arrival; those of later results are counted when their turn comes.
    func wait(for index: Int) -> Result {
      while true {
        if let result = results.withLock({ $0.removeValue(forKey: index) }) { return result }
        arrived.wait()
      }
    }
  }
}
