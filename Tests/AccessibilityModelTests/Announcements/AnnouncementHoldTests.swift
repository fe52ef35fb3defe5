import AccessibilityModel
import Testing

@Suite("When announcements are said")
struct AnnouncementHoldTests {
  /// What happens, in order.
  enum Step {
    case shown, typed, erased, cursorKey, enter
    case policy(AnnouncementPolicy)
    case covered(Int)
    case announce(Int, AnnouncementHold.Decision)
    case take([Int])
  }

  @Test(
    "C13: the rules",
    arguments: [
      [.shown, .announce(1, .say), .announce(2, .say), .enter, .take([])],
      [.shown, .typed, .announce(1, .held), .announce(2, .held), .enter, .take([1, 2])],
      // Once something is held, later ones wait too, also when the line is empty again.
      [.shown, .typed, .announce(1, .held), .erased, .announce(2, .held), .enter, .take([1, 2])],
      [.shown, .typed, .erased, .announce(1, .say)],
      [.shown, .cursorKey, .announce(1, .held), .enter, .take([1])],
      [.shown, .cursorKey, .typed, .erased, .announce(1, .say)],
      // While a command is busy.
      [.announce(1, .say), .shown, .enter, .announce(2, .say)],
      [.shown, .typed, .announce(1, .held), .enter, .announce(2, .held), .take([1, 2])],
      // Nothing is said twice.
      [.shown, .typed, .announce(1, .held), .announce(2, .held), .enter, .covered(1), .take([2])],
      [.covered(2), .announce(1, .logged), .announce(2, .logged), .announce(3, .say)],
      [.policy(.enter), .shown, .announce(1, .held), .enter, .take([1]), .announce(2, .say)],
      [.policy(.off), .shown, .announce(1, .logged), .enter, .announce(2, .logged), .take([])],
      [.shown, .typed, .announce(1, .held), .enter, .policy(.off), .take([])],
      [.shown, .typed, .announce(1, .held), .enter, .policy(.enter), .take([1])],
    ] as [[Step]]
  )
  func rules(steps: [Step]) {
    var hold = AnnouncementHold()
    for step in steps {
      switch step {
      case .shown: hold.promptShown()
      case .typed: hold.keyTyped(isCursorKey: false, lineIsEmpty: false)
      case .erased: hold.keyTyped(isCursorKey: false, lineIsEmpty: true)
      case .cursorKey: hold.keyTyped(isCursorKey: true, lineIsEmpty: true)
      case .enter: hold.lineEnded()
      case .policy(let policy): hold.policy = policy
      case .covered(let number): hold.dropThrough(number)
      case .announce(let number, let decision):
        let decided = hold.receive(Announcement(number: number, text: "Saved"))
        #expect(decided == decision)
      case .take(let numbers):
        let held = hold.takeHeld()
        #expect(held.map(\.number) == numbers)
      }
    }
  }

  @Test("C15: the log has everything, numbered, and knows what is new")
  func log() {
    var log = AnnouncementLog()
    let first = log.append("Saved", item: "save")
    #expect(first == Announcement(number: 1, text: "Saved", item: "save"))
    let second = log.append("Refreshed")
    #expect(second.number == 2)
    let new = log.takeNew()
    #expect(new.map(\.number) == [1, 2])
    #expect(log.takeNew().isEmpty)
    _ = log.append("Saved")
    #expect(log.takeNew().map(\.number) == [3])
    #expect(log.all.map(\.text) == ["Saved", "Refreshed", "Saved"])
    #expect(log.lastNumber == 3)
  }
}
