import AccessibilityModel
import TestSupport
import Testing

@Suite("Announcements as VoiceOver would treat them")
struct SpeechScheduleTests {
  /// Something said at a time in milliseconds, three words, which take a second.
  private typealias Speech = (at: Int, source: SpeechSource)

  private func outcomes(of speech: [Speech]) -> [Int: SpeechOutcome] {
    var schedule = SpeechSchedule()
    for (time, source) in speech {
      schedule.say("one two three", as: source, at: .milliseconds(time))
    }
    schedule.finish()
    return schedule.outcomes
  }

  private static func high(_ number: Int) -> SpeechSource { .announcement(number, .high) }
  private static func normal(_ number: Int) -> SpeechSource { .announcement(number, .default) }
  private static func low(_ number: Int) -> SpeechSource { .announcement(number, .low) }

  @Test("Who is spoken, cut and dropped, and by what")
  func table() {
    typealias Case = (String, [Speech], [Int: SpeechOutcome])
    let (one, two) = (Self.normal(1), Self.normal(2))
    let cases: [Case] = [
      ("alone", [(0, one)], [1: .spoken]),
      ("long after the focus", [(0, .focus), (5_000, one)], [1: .spoken]),
      ("default interrupts the focus's speech", [(0, .focus), (300, one)], [1: .spoken]),
      ("focus within the window", [(0, one), (50, .focus)], [1: .dropped(by: .focus)]),
      ("focus at the window's end", [(0, one), (100, .focus)], [1: .cut(by: .focus)]),
      (
        "activation within the window", [(0, one), (99, .activation)],
        [1: .dropped(by: .activation)]
      ),
      ("focus while it is said", [(0, one), (600, .focus)], [1: .cut(by: .focus)]),
      ("focus after it was said", [(0, one), (1_100, .focus)], [1: .spoken]),
      ("the state, then Saved", [(0, .activation), (1_400, one)], [1: .spoken]),
      ("a newer default", [(0, one), (500, two)], [1: .cut(by: two), 2: .spoken]),
      ("two within the window", [(0, one), (50, two)], [1: .cut(by: two), 2: .spoken]),
      ("two at once", [(0, one), (0, two)], [1: .dropped(by: two), 2: .spoken]),
      ("high, then default", [(0, Self.high(1)), (10, two)], [1: .spoken, 2: .spoken]),
      ("high, then focus", [(0, Self.high(1)), (10, .focus)], [1: .spoken]),
      ("high, then high", [(0, Self.high(1)), (10, Self.high(2))], [1: .spoken, 2: .spoken]),
      (
        "default, then high", [(0, one), (500, Self.high(2))],
        [1: .cut(by: Self.high(2)), 2: .spoken]
      ),
      ("default waiting, then high", [(0, one), (50, Self.high(2))], [1: .spoken, 2: .spoken]),
      (
        "default behind high, then focus", [(0, Self.high(1)), (10, two), (20, .focus)],
        [1: .spoken, 2: .dropped(by: .focus)]
      ),
      (
        "defaults behind high", [(0, Self.high(9)), (10, one), (20, two)],
        [9: .spoken, 1: .dropped(by: two), 2: .spoken]
      ),
      ("low waits", [(0, .focus), (10, Self.low(1))], [1: .spoken]),
      ("low behind low", [(0, Self.low(1)), (10, Self.low(2))], [1: .spoken, 2: .spoken]),
      ("low, then default", [(0, Self.low(1)), (10, two)], [1: .cut(by: two), 2: .spoken]),
      ("low cut by focus", [(0, Self.low(1)), (10, .focus)], [1: .cut(by: .focus)]),
      ("low waiting outlives focus", [(0, .focus), (10, Self.low(1)), (20, .focus)], [1: .spoken]),
      ("low behind default", [(0, one), (200, Self.low(2))], [1: .spoken, 2: .spoken]),
      ("high interrupts the focus's speech", [(0, .focus), (10, Self.high(1))], [1: .spoken]),
    ]
    for (name, speech, expected) in cases {
      #expect(outcomes(of: speech) == expected, "\(name)")
    }
  }

  @Test("Time passes as it is told")
  func steps() {
    var schedule = SpeechSchedule(rate: .init(wordsPerMinute: 60), window: .milliseconds(200))
    schedule.say("one two", as: Self.normal(1), at: .zero)
    #expect(schedule.outcomes == [1: .waiting])
    schedule.advance(to: .milliseconds(199))
    #expect(schedule.outcomes == [1: .waiting])
    schedule.advance(to: .milliseconds(200))
    #expect(schedule.outcomes == [1: .speaking])
    schedule.advance(to: .milliseconds(2_199))
    #expect(schedule.outcomes == [1: .speaking])
    schedule.advance(to: .milliseconds(2_200))
    #expect(schedule.outcomes == [1: .spoken])
  }

  @Test("A rate gives each word the same time; signs alone are no words")
  func rates() {
    #expect(SpeechRate.standard.duration(ofWords: 3) == .seconds(1))
    #expect(SpeechRate.fast.duration(ofWords: 4) == .milliseconds(600))
    #expect(SpeechRate.words(in: "") == 0)
    #expect(SpeechRate.words(in: "Push, toggle · On — 10:00 PM") == 5)
    #expect(SpeechRate(wordsPerMinute: 0).duration(ofWords: 1) == .seconds(60))
  }

  @Test("High ones are always heard, nothing is left over, numbers are kept", arguments: 0..<20)
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var schedule = SpeechSchedule()
    var time = 0
    var high: Set<Int> = []
    for number in 1...200 {
      time += Int.random(in: 0...900, using: &generator)
      let priority = AnnouncementPriority.allCases.randomElement(using: &generator) ?? .low
      let own: SpeechSource = Bool.random(using: &generator) ? .focus : .activation
      let isOwn = Int.random(in: 0...2, using: &generator) == 0
      if !isOwn, priority == .high { high.insert(number) }
      let source = isOwn ? own : .announcement(number, priority)
      schedule.say("some words", as: source, at: .milliseconds(time))
    }
    schedule.finish()
    #expect(high.allSatisfy { schedule.outcomes[$0] == .spoken })
    #expect(!schedule.outcomes.values.contains(.waiting))
    #expect(!schedule.outcomes.values.contains(.speaking))
  }
}
