import NotificationModel
import SettingsFlow
import TestSupport
import Testing

/// Runs the saving flow in random orders beside a plain account of what has to be true.
@Suite("Saving, any order of events")
struct SavingModelTests {
  @Test(
    "One request at a time, each holding everything, Saved only when it is so",
    arguments: 0..<20 as Range<UInt64>
  )
  func anyOrder(seed: UInt64) {
    for part in 0..<50 as Range<UInt64> {
      var world = World(seed: seed * 1_000 + part)
      for _ in 0..<40 { world.step() }
      world.leave()
    }
  }

  @Test("However many changes during a request, one more follows", arguments: 1...6)
  func oneMore(changes: Int) {
    var world = World(seed: 1)
    world.change()
    world.endPause()
    for _ in 0..<changes { world.change() }
    #expect(world.sent == 1)
    world.endPause()
    #expect(world.sent == 1)
    world.endRequest(success: true)
    #expect(world.sent == 2 && world.savedCount == 0)
    world.endRequest(success: true)
    #expect(world.sent == 2 && world.savedCount == 1)
    world.endPause()
    #expect(world.sent == 2 && world.savedCount == 1)
  }

  @Test("After a failure nothing is sent until the person does something")
  func noRetry() {
    var world = World(seed: 1)
    world.change()
    world.endPause()
    world.endRequest(success: false)
    for _ in 0..<100 { world.endPause() }
    #expect(world.sent == 1)
    world.retry()
    #expect(world.sent == 2)
  }
}

/// The store, the timers and the person, and what each of them knows to be true.
private struct World {
  private var state = SettingsState(authorizationStatus: .authorized)
  private var generator: SeededGenerator
  /// Every change sets From to a minute of its own, so that equal means the same change.
  private var minute = 0
  /// What the store has and what was told of it last.
  private var stored = Preferences.sample
  private var request: Preferences?
  private var pauseRuns = false
  /// Whether a newer change may follow the running request at once.
  private var owesRequest = false
  private var lastTold: SettingsAnnouncement?
  private var left: Bool?
  private(set) var sent = 0
  private(set) var savedCount = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    _ = state.reduce(.loadRequested)
    _ = state.reduce(.loadEnded(.sample))
  }

  private var current: Preferences? { state.preferences }

  mutating func step() {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3: change()
    case 4...6: endPause()
    case 7...8: endRequest(success: true)
    case 9: endRequest(success: false)
    case 10: retry()
    default: perform(state.reduce(.stillSaving()), maySend: false)
    }
    checkQuiet()
  }

  mutating func change() {
    minute += 1
    owesRequest = false
    let time = TimeOfDay(minutesAfterMidnight: minute)
    perform(state.reduce(.settingsChanged([.quietHoursFrom(time)])), maySend: false)
    #expect(current?.quietHours?.from == time)
    #expect(pauseRuns)
    #expect(state.saving.saved.isEmpty)
  }

  /// The pause ends, or a timer that was to be cancelled ends all the same.
  mutating func endPause() {
    let wasRunning = pauseRuns
    pauseRuns = false
    if wasRunning, request != nil { owesRequest = request != current }
    perform(state.reduce(.savePauseEnded), maySend: wasRunning && request == nil)
  }

  mutating func endRequest(success: Bool) {
    let ended = request
    let owed = owesRequest
    request = nil
    owesRequest = false
    if success, let ended { stored = ended }
    let told = savedCount
    let action: SettingsAction = success ? .saveEnded : .saveFailed(message: nil)
    let effects = state.reduce(action)
    perform(effects, maySend: ended != nil && (owed || left == false))
    #expect(!owed || request != nil)
    guard let ended else {
      #expect(effects.isEmpty)
      return
    }
    #expect(state.stored == stored)
    #expect(savedCount - told == (success && ended == current ? 1 : 0))
    if !success { #expect(effects.contains(.announce(.notSaved(message: nil)))) }
  }

  mutating func retry() {
    if request != nil { owesRequest = request != current }
    pauseRuns = false
    perform(state.reduce(.retryRequested), maySend: request == nil)
  }

  /// Leaves, and ends requests until the flow lets go.
  mutating func leave() {
    left = false
    let wasUnsaved = state.saving.queue.hasUnsavedChanges
    if request != nil { owesRequest = request != current }
    perform(state.reduce(.leaveRequested), maySend: request == nil && wasUnsaved)
    for _ in 0..<3 where left == false {
      #expect(request != nil)
      endRequest(success: Bool.random(using: &generator))
    }
    #expect(left == true)
    #expect(!pauseRuns && request == nil)
    #expect(stored == current || lastTold == .notSaved(message: nil))
  }

  /// With nothing under way everything is saved, or a failure was told last.
  private func checkQuiet() {
    guard request == nil, !pauseRuns else { return }
    #expect(stored == current || lastTold == .notSaved(message: nil))
    #expect(state.saving.queue.hasUnsavedChanges == (stored != current))
  }

  private mutating func perform(_ effects: [SettingsEffect], maySend: Bool) {
    for effect in effects {
      switch effect {
      case .save(let preferences):
        #expect(request == nil, "two requests at once")
        #expect(maySend, "nobody asked for a request")
        #expect(preferences == current)
        request = preferences
        sent += 1
      case .startTimer(.savePause): pauseRuns = true
      case .cancelTimer(.savePause): pauseRuns = false
      case .announce(.saved):
        #expect(stored == current)
        savedCount += 1
        lastTold = .saved
      case .announce(let announcement):
        if announcement != .stillSaving() { lastTold = announcement }
      case .leave(let isSaved):
        #expect(left == false && isSaved == (stored == current))
        left = true
      case .startTimer, .cancelTimer: break
      default: Issue.record("\(effect)")
      }
    }
  }
}
