import AccessibilityModel
import TestSupport
import Testing

@Suite("Rules of the card style")
struct CardRuleTests {
  /// An element and what is said of it at verbosity 1, 2 and 3.
  struct Row: Sendable {
    let element: AccessibilityElement
    let said: [String]

    init(_ element: AccessibilityElement, _ said: String...) {
      self.element = element
      self.said = said
    }
  }

  @Test(
    "C7, C17, C28: label, role, state, facts, position, by verbosity",
    arguments: [
      Row(
        AccessibilityElement(
          label: "Push",
          value: "0",
          traits: .toggleButton,
          groupLabel: "Messages"
        ),
        "Push, Off",
        "Push, toggle, Off",
        "Messages, Push, toggle, Off"
      ),
      Row(
        AccessibilityElement(
          label: "Push",
          value: "1",
          traits: [.toggleButton, .notEnabled],
          groupLabel: "Messages",
          customContent: [.fact("default")]
        ),
        "Push, On, dimmed, default",
        "Push, toggle, On, dimmed, default",
        "Messages, Push, toggle, On, dimmed, default"
      ),
      Row(
        AccessibilityElement(
          label: "Messages",
          value: "Push and Email",
          position: .row(index: 1, count: 3),
          detail: "Direct messages and mentions"
        ),
        "Messages, Push and Email",
        "Messages, Push and Email",
        "Messages, Push and Email, 1 of 3"
      ),
      Row(
        AccessibilityElement(
          label: "Deals",
          value: "1",
          traits: .toggleButton,
          position: .row(index: 2, count: 3)
        ),
        "Deals, On",
        "Deals, toggle, On",
        "Deals, toggle, On, 2 of 3"
      ),
      Row(
        AccessibilityElement(
          label: "Weekly",
          traits: [.button, .selected],
          position: .series(index: 3, count: 3)
        ),
        "Weekly",
        "Weekly, tab, selected, 3 of 3",
        "Weekly, tab, selected, 3 of 3"
      ),
      Row(
        AccessibilityElement(
          label: "Daily",
          traits: .button,
          position: .series(index: 2, count: 3)
        ),
        "Daily",
        "Daily, tab, 2 of 3",
        "Daily, tab, 2 of 3"
      ),
      Row(
        AccessibilityElement(label: "From", value: "10:00 PM", traits: .adjustable),
        "From, 10:00 PM",
        "From, 10:00 PM",
        "From, 10:00 PM, adjustable"
      ),
      Row(
        AccessibilityElement(label: "Quiet hours", value: "0", traits: .switchButton),
        "Quiet hours, Off",
        "Quiet hours, switch, Off",
        "Quiet hours, switch, Off"
      ),
      Row(
        AccessibilityElement(
          label: "Quiet hours",
          traits: .header,
          customContent: [.fact("Saving")]
        ),
        "Quiet hours, heading, Saving",
        "Quiet hours, heading, Saving",
        "Quiet hours, heading, Saving"
      ),
      Row(
        AccessibilityElement(
          label: "Turn on notifications",
          traits: [.button, .notEnabled],
          customContent: [.fact("waiting for an answer")]
        ),
        "Turn on notifications, button, dimmed, waiting for an answer",
        "Turn on notifications, button, dimmed, waiting for an answer",
        "Turn on notifications, button, dimmed, waiting for an answer"
      ),
      Row(
        AccessibilityElement(label: "Notifications", value: "Allowed"),
        "Notifications, Allowed",
        "Notifications, Allowed",
        "Notifications, Allowed"
      ),
      Row(
        AccessibilityElement(label: "No summary emails", traits: .staticText),
        "No summary emails",
        "No summary emails",
        "No summary emails"
      ),
    ]
  )
  func speech(row: Row) {
    let said = Verbosity.allCases.map { Narrator(verbosity: $0).speech(of: row.element) }
    #expect(said == row.said)
  }

  @Test("Headings are left out of a list at verbosity 1 only", arguments: Verbosity.allCases)
  func headings(verbosity: Verbosity) {
    let narrator = Narrator(verbosity: verbosity)
    #expect(
      narrator.isRead(AccessibilityElement(label: "A", traits: .header)) == (verbosity > .brief)
    )
    #expect(narrator.isRead(AccessibilityElement(label: "A", traits: .button)))
  }

  @Test(
    "C17, C28: more words at a higher level, the same facts in the same order, position last",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func property(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let element = Self.random(&generator)
      let parts = Verbosity.allCases.map {
        Narrator(verbosity: $0).speech(of: element).components
      }
      for (less, more) in zip(parts, parts.dropFirst()) {
        #expect(less.count <= more.count)
        #expect(Self.isSubsequence(less, of: more), "\(less) of \(more)")
      }
      // The changed fact is among the first 20 cells of what is said shortest.
      let isControl = !element.traits.isDisjoint(with: [.toggleButton, .switchButton])
      if isControl { #expect(parts[0][1] == (element.value == "1" ? "On" : "Off")) }
      if element.position != nil { #expect(parts[2].last == "2 of 3") }
      #expect(!parts[2].contains(element.hint ?? "") && !parts[2].contains(element.detail ?? ""))
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> AccessibilityElement {
    let roles: [AccessibilityTraits] = [
      .button, .header, .tabBarItem, .adjustable, .toggleButton, .switchButton, .staticText, [],
    ]
    var traits = roles.randomElement(using: &generator) ?? []
    if Bool.random(using: &generator) { traits.insert(.notEnabled) }
    if traits.contains(.tabBarItem), Bool.random(using: &generator) { traits.insert(.selected) }
    let isSwitch = !traits.isDisjoint(with: [.toggleButton, .switchButton])
    let value = isSwitch ? (Bool.random(using: &generator) ? "1" : "0") : "value"
    let position: AccessibilityPosition =
      traits.contains(.tabBarItem) ? .tab(index: 2, count: 3) : .row(index: 2, count: 3)
    return AccessibilityElement(
      label: "label",
      value: traits.isDisjoint(with: [.header, .button, .tabBarItem, .staticText]) ? value : nil,
      traits: traits,
      hint: "hint",
      position: Bool.random(using: &generator) ? position : nil,
      groupLabel: Bool.random(using: &generator) ? "container" : nil,
      detail: "detail",
      customContent: Bool.random(using: &generator) ? [.fact("default")] : []
    )
  }

  private static func isSubsequence(_ less: [String], of more: [String]) -> Bool {
    var rest = less[...]
    for part in more where part == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension String {
  /// The parts between commas.
  fileprivate var components: [String] {
    split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
