import AccessibilityModel
import Testing

@Suite("Bursts")
struct AnnouncementBurstTests {
  typealias Burst = AnnouncementBurst<ContinuousClock.Instant>

  private let start = ContinuousClock.now

  private func after(_ milliseconds: Int) -> ContinuousClock.Instant {
    start.advanced(by: .milliseconds(milliseconds))
  }

  /// What happens at an instant, in milliseconds, and what comes of it.
  enum Step {
    case announce(Int, at: Int, isSaid: Bool)
    case due(at: Int, [Int])
    case ends(at: Int?)
    case covered(Int)
    case takeAll([Int])
  }

  @Test(
    "C14: the first at once, what follows at the end of 200 ms",
    arguments: [
      [
        .ends(at: nil), .announce(1, at: 0, isSaid: true), .ends(at: 200),
        .announce(2, at: 150, isSaid: false), .due(at: 199, []), .due(at: 200, [2]),
        .announce(3, at: 300, isSaid: false), .due(at: 400, [3]), .due(at: 600, []),
        .ends(at: nil), .announce(4, at: 600, isSaid: true),
      ],
      // One that comes late is not said before those that wait.
      [
        .announce(1, at: 0, isSaid: true), .announce(2, at: 100, isSaid: false),
        .announce(3, at: 250, isSaid: false), .due(at: 250, [2, 3]),
      ],
      [
        .announce(1, at: 0, isSaid: true), .announce(2, at: 0, isSaid: false),
        .announce(3, at: 0, isSaid: false), .covered(2), .takeAll([3]), .ends(at: nil),
        .takeAll([]),
      ],
    ] as [[Step]]
  )
  func window(steps: [Step]) {
    var burst = Burst()
    for step in steps {
      switch step {
      case .announce(let number, let instant, let isSaid):
        let said = burst.receive(Announcement(number: number, text: "a"), at: after(instant))
        #expect(said == isSaid)
      case .due(let instant, let numbers):
        let due = burst.takeDue(at: after(instant))
        #expect(due.map(\.number) == numbers)
      case .ends(let instant): #expect(burst.end == instant.map(after))
      case .covered(let number): burst.dropThrough(number)
      case .takeAll(let numbers):
        let all = burst.takeAll()
        #expect(all.map(\.number) == numbers)
      }
    }
  }

  @Test(
    "C14: equal ones are one, of an item the last counts, more than three are a count",
    arguments: [
      ([], []),
      ([("Saved", nil)], ["Saved"]),
      ([("Saved", nil), ("Saved", nil), ("Saved", nil)], ["Saved, 3 times"]),
      ([("Saving", "save"), ("Saved", "save")], ["Saved"]),
      ([("Saved", "save"), ("Saving", "save"), ("Saved", "save")], ["Saved, 2 times"]),
      ([("a", nil), ("b", nil), ("c", nil)], ["a", "b", "c"]),
      ([("a", nil), ("b", nil), ("a", nil)], ["b", "a, 2 times"]),
      (
        [("a", nil), ("b", nil), ("c", nil), ("d", nil), ("d", nil)],
        ["5 announcements. Type alerts."]
      ),
      ([("a", "x"), ("b", "x"), ("c", "x"), ("d", "x")], ["d"]),
    ] as [([(String, String?)], [String])]
  )
  func lines(announcements: [(String, String?)], lines: [String]) {
    let numbered = announcements.enumerated().map { index, announcement in
      Announcement(number: index + 1, text: announcement.0, item: announcement.1)
    }
    #expect(Burst.lines(for: numbered) == lines)
  }

  @Test("C14: fifty in 100 ms are at most three lines")
  func fifty() {
    var burst = Burst()
    var lines: [String] = []
    for number in 1...50 {
      let announcement = Announcement(number: number, text: "Item \(number)")
      if burst.receive(announcement, at: after(number * 2)) { lines.append(announcement.text) }
    }
    lines += Burst.lines(for: burst.takeDue(at: after(202)))
    #expect(lines == ["Item 1", "49 announcements. Type alerts."])
  }
}
