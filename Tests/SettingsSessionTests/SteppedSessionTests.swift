import AccessibilityModel
import NotificationModel
import SettingsFlow
import SettingsREPL
import SettingsSession
import SimulatedSystem
import Testing

@Suite("A session in stepped time")
struct SteppedSessionTests {
  /// A session, and everything it put out with its instant.
  private struct Run {
    private var lines: [String] = []
    private var session: SteppedSession

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
      session = SteppedSession(Conversation(configuration), store: store, at: .zero)
      post(.started)
    }

    /// The names and the ends of what runs, soonest first.
    var timers: [(timer: ConversationTimer, remaining: Duration)] { session.pendingTimers }

    mutating func type(_ line: String) { post(.line(line)) }

    /// Whether the event came to its end.
    @discardableResult
    mutating func post(_ event: ConversationEvent) -> Bool {
      var heard = Heard()
      defer { lines += heard.lines }
      return session.post(event, heardBy: &heard)
    }

    mutating func pass(_ duration: Duration) { advance(to: session.now + duration) }

    mutating func advance(to instant: Duration) {
      var heard = Heard()
      session.advance(to: instant, heardBy: &heard)
      lines += heard.lines
    }

    /// Lines said since the last time, each after its instant.
    mutating func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Heard: SessionListener {
    var lines: [String] = []

    mutating func hear(_ output: ConversationOutput, at instant: Duration) {
      let texts: [String] =
        switch output {
        case .answer(let answer, _): answer
        case .announcement(let announcement): ["\(announcement.text), announced"]
        case .leave(let code): ["exit \(code)"]
        default: []
        }
      lines += texts.map { "\(instant) \($0)" }
    }
  }

  @Test("The pause is 0.6 s, a request of the example 0.8 s; a run of changes is one request")
  func pauseAndRequest() {
    var run = Run()
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
    var run = Run(system: SimulatedSystem(saveDelay: .seconds(62)))
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

  @Test(
    "What repeats more than 12 times while nothing else happens is said once",
    arguments: [
      // Ends at 2 s and then every 30 s of the request, of which the one at its end is not said.
      (.seconds(392), .seconds(600), "Still saving", 12),
      (.seconds(393), .seconds(600), "Still saving, 13 times", 1),
      // Up to the end of the wait, its last instant too.
      (.seconds(86_400), .milliseconds(392_599), "Still saving", 12),
      (.seconds(86_400), .milliseconds(392_600), "Still saving, 13 times", 1),
      // A thousand years, in no time.
      (
        .seconds(86_400 * 365_000), .seconds(86_400 * 365_000),
        "Still saving, 1051199999 times", 1
      ),
    ] as [(Duration, Duration, String, Int)]
  )
  func repeated(save: Duration, wait: Duration, last: String, lines: Int) {
    var run = Run(system: SimulatedSystem(saveDelay: save))
    run.type("digest daily")
    _ = run.take()
    run.pass(wait)
    let heard = run.take().filter { !$0.contains("Saved") }
    #expect(heard.count == 1 + lines)
    #expect(heard.first == "2.6 seconds Still saving, announced")
    #expect(heard.last?.hasSuffix(" seconds \(last), announced") == true)
  }

  @Test("A typed wait and leaving gather what repeats, and the log holds what was said")
  func repeatedForPerson() {
    var run = Run(system: SimulatedSystem(saveDelay: .seconds(86_400)))
    run.type("digest daily")
    run.type("wait 10m")
    _ = run.take()
    run.type("alerts all")
    #expect(
      run.take() == [
        "600.0 seconds 1 of 2, Still saving", "600.0 seconds 2 of 2, Still saving, 19 times",
      ]
    )
    run.type("quit")
    let heard = run.take()
    #expect(heard.count == 4)
    #expect(heard.first?.hasSuffix(" seconds Still saving, 2860 times, announced") == true)
  }

  @Test("Leaving saves at once and waits for the result", arguments: [true, false])
  func leaving(works: Bool) {
    var run = Run(system: SimulatedSystem(saveResult: works ? .ok : .fail(message: "Busy")))
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
    #expect(run.timers.isEmpty)
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
    var run = Run()
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
    var run = Run(system: SimulatedSystem(saveDelay: .zero), store: store)
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
        "61.0 seconds Your notification settings could not be loaded. The disk is full, announced",
      ]
    )
  }

  @Test("What is saved and not confirmed is told behind it, on leaving too")
  func unconfirmed() {
    let store = MemoryStore()
    store.fail(with: "The disk reported a fault.", keeps: true)
    var run = Run(system: SimulatedSystem(saveDelay: .zero), store: store)
    run.type("digest daily")
    _ = run.take()
    run.pass(.seconds(1))
    let said = ["Saved, announced", "The disk reported a fault., announced"]
    #expect(run.take() == said.map { "0.6 seconds \($0)" })
    run.type("why")
    #expect(run.take().last == "1.0 seconds Announcement, what became of saving")
    run.type("digest off")
    _ = run.take()
    run.type("quit")
    #expect(run.take().prefix(3) == (said + ["Goodbye"]).map { "1.0 seconds \($0)" }[...])
  }

  @Test("A wait's last instant holds all that falls on it; a new timer of a name ends the old one")
  func order() {
    var run = Run()
    run.type("digest daily")
    _ = run.take()
    run.type("wait 600ms")
    run.type("wait 800ms")
    #expect(
      run.take() == ["0.6 seconds 600.0 milliseconds passed", "1.4 seconds Saved, announced"]
    )
    run.type("digest off")
    run.pass(.milliseconds(599))
    run.type("digest weekly")
    #expect(run.timers.map(\.remaining) == [.milliseconds(600)])
  }

  @Test("What a store does without a delay belongs to the instant at which it was asked")
  func storeWithoutDelay() {
    var run = Run(system: SimulatedSystem(saveDelay: .zero), store: MemoryStore())
    run.type("digest daily")
    _ = run.take()
    run.type("wait 600ms")
    #expect(run.take() == ["0.6 seconds Saved, announced"])
  }

  @Test("Time moves only when it is told to, and never back")
  func time() {
    var run = Run()
    run.type("digest daily")
    _ = run.take()
    run.advance(to: .seconds(1))
    run.advance(to: .zero)
    run.type("simulate announce Hello")
    #expect(run.take().last == "1.0 seconds Hello, announced")
  }

  @Test("A command whose load never ends is told from one that takes long")
  func endless() {
    var configuration = ConversationConfiguration(
      medium: .pipe,
      firstLoad: nil,
      formats: TestFormats(),
      isQuiet: true,
      waitsForLoad: true
    )
    configuration.source = .file("p.json")
    var heard = Heard()
    var session = SteppedSession(Conversation(configuration), store: nil, at: .zero)
    let hasStarted = session.post(.started, heardBy: &heard)
    let hasListed = session.post(.line("list"), heardBy: &heard)
    #expect(hasStarted && !hasListed)
  }
}
