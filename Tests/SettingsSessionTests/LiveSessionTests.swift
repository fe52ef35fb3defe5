import AccessibilityModel
import Dispatch
import Locking
import NotificationModel
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Synchronization
import Testing

@Suite("A session in real time")
struct LiveSessionTests {
  /// Lets a test wait for an announcement or the end, for a minute at most.
  private final class Ear: Sendable {
    private let heard = Locked<[String]>([])
    private let arrival = DispatchSemaphore(value: 0)

    func take(_ output: ConversationOutput) {
      switch output {
      case .announcement(let announcement): add(announcement.text)
      case .answer(let lines, _): for line in lines { add(line) }
      case .leave(let code): add("exit \(code)")
      default: break
      }
    }

    /// Whether a line that begins like this was said, at the latest in a minute.
    func hears(_ beginning: String) -> Bool {
      while !heard.withLock({ $0.contains { $0.hasPrefix(beginning) } }) {
        guard arrival.wait(timeout: .now() + 60) == .success else { return false }
      }
      return true
    }

    private func add(_ line: String) {
      heard.withLock { $0.append(line) }
      arrival.signal()
    }
  }

  private func session(
    _ system: SimulatedSystem,
    _ store: MemoryStore,
    _ executor: DispatchSessionExecutor
  ) -> (SettingsSession, Ear) {
    let configuration = ConversationConfiguration(
      medium: .terminal,
      source: .file("p.json"),
      firstLoad: nil,
      system: system,
      formats: TestFormats(),
      isQuiet: true
    )
    let ear = Ear()
    let session = SettingsSession(
      Conversation(configuration),
      store: store,
      executor: executor,
      output: ear.take
    )
    session.post(.started)
    return (session, ear)
  }

  @Test("A change is saved, announced, and the session leaves")
  func saves() {
    let store = MemoryStore()
    let executor = DispatchSessionExecutor(label: "test")
    let (session, ear) = session(SimulatedSystem(saveDelay: .milliseconds(1)), store, executor)
    #expect(ear.hears("Notification settings loaded"))
    session.post(.line("toggle messages push"))
    #expect(ear.hears("Push, toggle, Off, dimmed"))
    #expect(ear.hears("Saved"))
    #expect(store.saved.count == 1)
    let isReady = executor.submitAndWait { session.assumeIsolated { $0.current.isReady } }
    #expect(isReady)
    session.post(.line("digest off"))
    session.post(.line("quit"))
    #expect(ear.hears("exit 0"))
    #expect(store.saved.last?.digest == .off)
  }

  @Test("Events from many threads are taken one after the other, and none is lost")
  func manyThreads() {
    let executor = DispatchSessionExecutor(label: "test")
    let (session, ear) = session(SimulatedSystem(), MemoryStore(), executor)
    #expect(ear.hears("Notification settings loaded"))
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for turn in 0..<25 {
        session.post(.simulated(.announce("Thread \(thread) turn \(turn)")))
      }
    }
    for thread in 0..<8 { #expect(ear.hears("Thread \(thread) turn 24")) }
    session.post(.line("alerts all"))
    // One of them is that the settings were loaded.
    #expect(ear.hears("201 of 201, Thread "))
  }

  @Test(
    "A wait can be as long as anybody types, and be cancelled",
    arguments: [
      .seconds(9_223_372_036) + .milliseconds(900), .seconds(365_000 * 86_400), .seconds(1),
    ] as [Duration]
  )
  func longTimers(delay: Duration) {
    let executor = DispatchSessionExecutor(label: "test")
    let hasRun = Atomic(false)
    let timer = executor.schedule(after: delay) {
      hasRun.store(true, ordering: .relaxed)
    }
    executor.submitAndWait { timer.cancel() }
    let ran = hasRun.load(ordering: .relaxed)
    #expect(!ran)
  }
}
