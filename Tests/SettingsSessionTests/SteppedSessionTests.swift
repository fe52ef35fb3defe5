import AccessibilityModel
import Locking
import NotificationModel
import SettingsFlow
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Testing

@Suite("A session in stepped time")
struct SteppedSessionTests {
  /// A session, and everything it put out with its instant.
  private final class Run: Sendable {
    let executor = StepExecutor()
    let session: SettingsSession
    private let heard: Locked<[String]>

    init(system: SimulatedSystem = SimulatedSystem(), store: (any PreferencesStore)? = nil) {
      var configuration = ConversationConfiguration(
        medium: .terminal,
        system: system,
        formats: TestFormats(),
        isQuiet: true
      )
      if store != nil {
        configuration.source = .file("p.json")
        configuration.firstLoad = nil
      }
      let recorder = Recorder(executor)
      session = SettingsSession(Conversation(configuration), store: store, executor: executor) {
        recorder.add($0)
      }
      heard = Locked([])
      self.recorder = recorder
      session.post(.started)
      executor.runDue()
    }

    private let recorder: Recorder

    func type(_ line: String) {
      session.post(.line(line))
      executor.runDue()
    }

    func pass(_ duration: Duration) { executor.advance(to: executor.now + duration) }

    /// Lines said since the last time, each after its instant.
    func take() -> [String] { recorder.take() }
  }

  private final class Recorder: Sendable {
    private let executor: StepExecutor
    private let lines = Locked<[String]>([])

    init(_ executor: StepExecutor) { self.executor = executor }

    func add(_ output: ConversationOutput) {
      let texts: [String]
      switch output {
      case .answer(let answer, _): texts = answer
      case .announcement(let announcement): texts = ["\(announcement.text), announced"]
      case .leave(let code): texts = ["exit \(code)"]
      default: return
      }
      let now = executor.now
      lines.withLock { $0 += texts.map { "\(now) \($0)" } }
    }

    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  @Test("The pause is 0.6 s, a request of the example 0.8 s; a run of changes is one request")
  func pauseAndRequest() {
    let run = Run()
    run.type("digest daily")
    run.pass(.milliseconds(500))
    run.type("digest off")
    _ = run.take()
    run.pass(.milliseconds(599))
    run.type("where")
    #expect(run.take().last?.hasSuffix("not saved yet") == true)
    run.type("list digest")
    #expect(run.take().first == "1.099 seconds Email digest, heading")
    run.pass(.milliseconds(1))
    run.type("list digest")
    #expect(run.take().first == "1.1 seconds Email digest, heading, Saving")
    run.pass(.seconds(60))
    #expect(run.take() == ["1.9 seconds Saved, announced"])
  }

  @Test("Still saving after 2 s, then every 30 s, and not at the instant of the result")
  func stillSaving() {
    let run = Run(system: SimulatedSystem(saveDelay: .seconds(62)))
    run.type("digest daily")
    _ = run.take()
    run.pass(.seconds(600))
    #expect(
      run.take() == [
        "2.6 seconds Still saving, announced", "32.6 seconds Still saving, announced",
        "62.6 seconds Saved, announced",
      ]
    )
  }

  @Test("Leaving saves at once and waits for the result", arguments: [true, false])
  func leaving(works: Bool) {
    let run = Run(system: SimulatedSystem(saveResult: works ? .ok : .fail(message: "Busy")))
    run.type("digest daily")
    run.pass(.milliseconds(100))
    _ = run.take()
    run.type("quit")
    run.pass(.seconds(600))
    #expect(
      run.take()
        == (works
          ? ["0.9 seconds Saved, announced", "0.9 seconds Goodbye", "0.9 seconds exit 0"]
          : [
            "0.9 seconds Not saved. Busy, announced",
            "0.9 seconds Type quit again to leave without saving.",
          ])
    )
    #expect(run.executor.nextDeadline == nil)
  }

  @Test("A replay is the same a thousand times out of a thousand")
  func replay() {
    let first = Self.story()
    #expect(first.count > 20)
    for _ in 0..<1_000 {
      let again = Self.story()
      guard again != first else { continue }
      Issue.record("\(again)")
      return
    }
  }

  private static func story() -> [String] {
    let run = Run()
    for line in [
      "simulate answer allow after 1s", "turn on", "toggle messages push", "wait 700ms",
      "quiet on; digest off", "simulate save fail:Busy", "wait 2s", "list digest", "retry",
      "wait 1s",
      "simulate save ok", "retry", "open settings", "allow notifications off", "wait 1s", "back",
      "undo", "alerts all", "quit",
    ] {
      run.type(line)
      run.pass(.milliseconds(250))
    }
    run.pass(.seconds(10))
    return run.take()
  }

  @Test("A store is asked to load and to save, its failures are told in its words")
  func store() {
    let store = MemoryStore()
    let run = Run(system: SimulatedSystem(saveDelay: .zero), store: store)
    run.type("toggle messages push")
    run.pass(.seconds(1))
    #expect(store.saved.map { $0.category(id: "messages")?[.push]?.isOn } == [false])
    store.fail(with: "The disk is full")
    run.type("toggle messages push")
    _ = run.take()
    run.pass(.seconds(60))
    #expect(run.take() == ["1.6 seconds Not saved. The disk is full, announced"])
    run.type("refresh")
    #expect(
      run.take() == [
        "61.0 seconds Notification settings, loading",
        "61.0 seconds Your notification settings could not be loaded., announced",
      ]
    )
  }
}
