import Dispatch
import LineEditing
import Locking
import SettingsREPL
import SettingsSession
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program's end of `--control`: does the steps of ``ControlStep`` and reports what was said.
final class ControlServer: PromptObserver {
  private struct State {
    var run: ControlledRun?
    var times = AnnouncementTimes()
    var reports: [ControlReport] = []
    var inputTaken = 0
    var outputWritten = 0
    /// How many bytes of input are waited for; nil when none are.
    var inputWanted: Int?
    var isRestarting = false
    var refusal: String?
  }

  private let descriptor: Int32
  private let time: VirtualClock
  private let clock: WallClock?
  private let state = Locked(State())
  private let hasStarted = Atomic(false)

  /// A server on an open descriptor, for a program on virtual time; nothing is read yet.
  init(descriptor: Int32, time: VirtualClock, clock: WallClock?) {
    self.descriptor = descriptor
    self.time = time
    self.clock = clock
  }

  /// Reads steps from now on, on a thread of its own; called again, it goes on as it does.
  func start() {
    guard !hasStarted.exchange(true, ordering: .relaxed) else { return }
    DispatchQueue(label: "control").async {
      var lines = ControlLines(descriptor: self.descriptor)
      while let line = lines.next() { self.receive(line) }
    }
  }

  /// A run of the prompt begins; after `restart` that is what was waited for.
  func begin(_ run: ControlledRun) {
    let isRestart = state.withLock { state in
      state.run = run
      state.times = AnnouncementTimes()
      state.times.begin(at: time.now)
      defer { state.isRestarting = false }
      return state.isRestarting
    }
    if isRestart { run.whenIdle { self.settled() } }
  }

  /// Whether the run that has ended is to be followed by another.
  var isRestarting: Bool { state.withLock { $0.isRestarting } }

  /// The program leaves: sends what has not been sent.
  func end() {
    state.withLock { state in
      send(state.reports)
      state.reports = []
    }
    close(descriptor)
  }

  // MARK: - What happens in the program

  /// The person or the world did something; announcements count from now.
  func stepBegins() {
    state.withLock { $0.times.begin(at: time.now) }
  }

  /// What the person asked for will never end; the step is refused.
  func refuse(_ sentence: String) {
    state.withLock { $0.refusal = sentence }
  }

  func take(_ output: ConversationOutput) {
    state.withLock { $0.times.take(output, at: time.now) }
  }

  func said(_ bytes: [UInt8]) { count(bytes) }

  func drew(_ bytes: [UInt8]) { count(bytes) }

  func says(_ line: String, as manner: SpokenManner) {
    state.withLock { state in
      switch manner {
      case .answer: state.reports.append(.answer(line))
      case .announcement:
        state.reports.append(.announced(state.times.takeTime(of: line), line))
      case .appended: state.reports.append(.appended(state.times.takeTime(of: line), line))
      }
    }
  }

  func showsPrompt(_ text: String) {
    state.withLock { $0.reports.append(.prompt(text)) }
  }

  func leavesRow(_ text: String) {
    state.withLock { $0.reports.append(.row(text)) }
  }

  func took(_ count: Int) {
    state.withLock { $0.inputTaken += count }
    settleIfTaken()
  }

  private func count(_ bytes: [UInt8]) {
    state.withLock { $0.outputWritten += bytes.count { $0 != 0x0D } }
  }

  // MARK: - Steps

  private func receive(_ line: String) {
    guard let run = state.withLock({ $0.run }) else { return }
    switch ControlStep(line) {
    case .settle(let count):
      state.withLock { $0.inputWanted = count }
      settleIfTaken()
    case let step?:
      run.whenIdle { self.perform(step, run) }
    case nil:
      refuse("\"\(line)\" is not a step.")
      run.whenIdle { self.settled() }
    }
  }

  /// Does a step on the prompt's thread; what follows from it is said before it is settled.
  private func perform(_ step: ControlStep, _ run: ControlledRun) {
    stepBegins()
    switch step {
    case .wait(let duration): run.client.advance(by: duration)
    case .until(let end):
      if let duration = clock?.duration(until: end, elapsed: time.now) {
        run.client.advance(by: duration)
      } else {
        refuse("The time to wait for is over.")
      }
    case .simulate(let words):
      do throws(CommandError) {
        run.client.simulate(try SimulationParser.parse(words))
      } catch {
        refuse("\"\(words)\" cannot be simulated.")
      }
    case .restart:
      state.withLock { $0.isRestarting = true }
      return run.endInput()
    case .end: return run.endInput()
    case .settle: break
    }
    run.whenIdle { self.settled() }
  }

  private func settleIfTaken() {
    let run = state.withLock { state -> ControlledRun? in
      guard let wanted = state.inputWanted, state.inputTaken >= wanted else { return nil }
      state.inputWanted = nil
      return state.run
    }
    run?.whenIdle { self.settled() }
  }

  private func settled() {
    state.withLock { state in
      let end =
        state.refusal.map(ControlReport.refused)
        ?? .settled(output: state.outputWritten, elapsed: time.now)
      send(state.reports + [end])
      state.reports = []
      state.refusal = nil
    }
  }

  private func send(_ reports: [ControlReport]) {
    // When it can't be written the driver is gone.
    _ = Descriptor.write(Array(reports.map { $0.spelled + "\n" }.joined().utf8), to: descriptor)
  }
}
