import AccessibilityModel
import Testing

@Suite("Audit")
struct AuditTests {
  private func rules(
    _ elements: [AccessibilityElement],
    isActivatable: Bool? = nil,
    words: AuditWords = .english
  ) -> [AuditRule] {
    let audited = elements.enumerated().map {
      AuditedElement(id: $0, $1, isActivatable: isActivatable)
    }
    return Audit(words: words).findings(in: audited).map(\.rule)
  }

  @Test("Each planted fault is found, by its rule and no other")
  func faults() {
    let cases: [(AuditRule, AccessibilityElement)] = [
      (.noLabel, .init(value: "75%", traits: .adjustable)),
      (.noLabel, .init(label: "")), (.noLabel, .init(label: "\u{200B} \u{202E}")),
      (.noLabel, .init(label: "\u{200B} \u{202E}")),
      (.roleInLabel, .init(label: "Push button", traits: .button)),
      (.roleInLabel, .init(label: "Cat image", traits: .image)),
      (.roleInLabel, .init(label: "Learn Link", traits: .link)),
      (.stateInLabel, .init(label: "Push, on", traits: .button)),
      (.stateInLabel, .init(label: "Save: Dimmed", traits: [.button, .notEnabled])),
      (.gestureInHint, .init(label: "A", hint: "Opens it when you double tap")),
      (.gestureInHint, .init(label: "A", hint: "Changes it with one finger.")),
      (.verbInHint, .init(label: "A", hint: "Open the page")),
      (.verbInHint, .init(label: "A", hint: "Opening the page")),
      (.verbInHint, .init(label: "A", hint: "To leave")),
      (.hintRepeatsLabel, .init(label: "Delete", hint: "Deletes the message")),
      (.hintRepeatsLabel, .init(label: "Open settings", hint: "Opens Settings.")),
      (.valueInLabel, .init(label: "Volume 75%", value: "75%", traits: .adjustable)),
      (.valueInLabel, .init(label: "Messages, Push and Email", value: "push and email")),
      (.capitals, .init(label: "READ this", traits: .staticText, hint: "WARNS you")),
      (.capitals, .init(label: "Now", value: "CANCELED")),
      (.unit, .init(label: "Wait", value: "5m")),
      (.unit, .init(label: "Held for 2 h")),
      (.unit, .init(label: "A", hint: "Waits 1.5 min.")),
      (.dashInTimes, .init(label: "Quiet hours", value: "22:00-07:00")),
      (.dashInTimes, .init(label: "Quiet hours", value: "10:00 PM – 7:00 AM")),
      (.dashInTimes, .init(label: "9am—5pm")),
      (.noTrait, .init(label: "Push", value: "1")),
      (.noTrait, .init(label: "Message", customActions: ["Delete"])),
      (.noTrait, .init(label: "More", isExpanded: false)),
    ]
    for (rule, element) in cases {
      #expect(rules([element]) == [rule], "\(element.label ?? "")")
    }
    #expect(rules([.init(label: "Row")], isActivatable: true) == [.noTrait])
  }

  @Test("The same label twice in one group, headings apart")
  func sameLabels() {
    let push = AccessibilityElement(label: "Push", traits: .button, groupLabel: "Messages")
    var other = push
    other.groupLabel = "Reminders"
    let heading = AccessibilityElement(label: "Push", traits: .header, groupLabel: "Messages")
    #expect(rules([push, other, heading]) == [])
    #expect(rules([push, other, push]) == [.sameLabel, .sameLabel])
    let own = [1, 2].map { AuditedElement(id: $0, .init(label: "Retry"), group: "card \($0)") }
    #expect(Audit().findings(in: own) == [])
  }

  @Test("Good elements have no findings")
  func good() {
    let elements: [AccessibilityElement] = [
      .init(label: "Notifications are off", traits: .staticText),
      .init(label: "Turn on notifications", traits: .button),
      .init(
        label: "Open Settings",
        traits: .button,
        hint: "Only Settings can turn notifications back on"
      ),
      .init(
        label: "Banners, sounds and badges",
        traits: .button,
        hint: "Opens notification settings"
      ),
      .init(label: "Quiet hours", traits: .header),
      .init(label: "Quiet hours", value: "0", traits: [.button, .switchButton]),
      .init(label: "SMS", value: "1", traits: [.button, .toggleButton]),
      .init(label: "Messages", value: "Push, Email, and SMS"),
      .init(label: "From", value: "10:00 PM", traits: .adjustable),
      .init(label: "Until 7 AM, on 2026-12-24, by phone 555-0100, on 5G"),
      .init(label: "Off", traits: .button, position: .series(index: 1, count: 2)),
      .init(label: "On", traits: .button, position: .series(index: 2, count: 2)),
      .init(label: "Nobody", hint: "Nothing changes"),
      .init(label: "Power button settings", traits: .button),
      .init(label: "Press release", traits: .link),
    ]
    #expect(rules(elements) == [])
  }

  @Test("German words")
  func german() {
    let elements: [AccessibilityElement] = [
      .init(label: "Push-Taste", traits: .button),
      .init(label: "Mitteilungen aus", traits: .button),
      .init(label: "A", hint: "Zum Öffnen drücken"), .init(label: "Öffnen", traits: .button),
    ]
    #expect(
      rules(elements, words: .german) == [.roleInLabel, .stateInLabel, .gestureInHint, .verbInHint]
    )
  }

  @Test("Changes, announcements and summaries")
  func behaviour() {
    let audit = Audit()
    #expect(audit.silentChange(of: "push", spoken: [])?.rule == .silentChange)
    #expect(audit.silentChange(of: "push", spoken: ["Push, toggle, On"]) == nil)
    let words = Array(repeating: "word", count: 13).joined(separator: " ")
    #expect(audit.longSummary(of: "summary", spoken: [words, words])?.rule == .longSummary)
    #expect(audit.longSummary(of: "summary", spoken: [words, "twelve"]) == nil)

    var schedule = SpeechSchedule()
    schedule.say("Saved", as: .announcement(1, .default), at: .zero)
    schedule.say("Email", as: .focus, at: .milliseconds(10))
    schedule.say("Saved", as: .announcement(2, .default), at: .seconds(10))
    schedule.finish()
    let findings = audit.droppedAnnouncements(in: schedule) { "announcement \($0)" }
    #expect(findings.map(\.element) == ["announcement 1"])
    #expect(findings.map(\.rule) == [.droppedAnnouncement])
  }

  @Test("What hearing and reaching costs")
  func cost() {
    let cost = SpokenCost(of: ["Push, toggle, On", "From, 10:00 PM"])
    #expect(cost.words == 6)
    #expect(cost.standardDuration == .seconds(2))
    #expect(cost.fastDuration == .milliseconds(900))
    let heading = AccessibilityElement(label: "H", traits: .header)
    let plain = AccessibilityElement(label: "P")
    let screen = [heading, plain, plain, heading, plain, heading, plain]
    let swipes = screen.indices.map { SwipeCost(to: $0, in: screen) }
    #expect(swipes.map(\.byElement) == [0, 1, 2, 3, 4, 5, 6])
    #expect(swipes.map(\.withHeadings) == [0, 1, 2, 1, 2, 2, 3])
  }
}
