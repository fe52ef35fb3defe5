import AccessibilityModel
import Testing

@Suite("The card style")
struct CardTests {
  private static let chip = AccessibilityElement(
    label: "Push",
    value: "0",
    traits: [.button, .toggleButton],
    groupLabel: "Messages"
  )
  private static let tab = AccessibilityElement(
    label: "Weekly",
    traits: [.button, .selected],
    position: .series(index: 3, count: 3)
  )
  private static let row = AccessibilityElement(
    label: "Messages",
    value: "Push and Email",
    position: .row(index: 1, count: 3)
  )
  private static let time = AccessibilityElement(
    label: "From",
    value: "10:00 PM",
    traits: .adjustable
  )

  @Test("Each verbosity")
  func verbosities() {
    let cases: [(AccessibilityElement, [String])] = [
      (Self.chip, ["Push, Off", "Push, toggle, Off", "Messages, Push, toggle, Off"]),
      (Self.tab, ["Weekly", "Weekly, tab, selected, 3 of 3", "Weekly, tab, selected, 3 of 3"]),
      (
        Self.row,
        [
          "Messages, Push and Email", "Messages, Push and Email",
          "Messages, Push and Email, 1 of 3",
        ]
      ),
      (Self.time, ["From, 10:00 PM", "From, 10:00 PM", "From, 10:00 PM, adjustable"]),
    ]
    for (element, lines) in cases {
      for (verbosity, line) in zip(Verbosity.allCases, lines) {
        #expect(Narrator(verbosity: verbosity).speech(of: element) == line)
      }
    }
    let heading = AccessibilityElement(label: "Quiet hours", traits: .header)
    #expect(!Narrator(verbosity: .brief).isRead(heading))
    #expect(Narrator(verbosity: .standard).isRead(heading))
    var other = Self.tab
    other.traits.remove(.selected)
    #expect(!Narrator(verbosity: .brief).isRead(other))
    #expect(Narrator(verbosity: .standard).isRead(other))
    #expect(Narrator(verbosity: .brief).isRead(Self.tab))
    #expect(Narrator(style: .snapshot, verbosity: .brief).isRead(heading))
  }

  @Test("Order, facts, and the roles of elements from elsewhere")
  func lines() {
    let dimmed: AccessibilityTraits = [.button, .toggleButton, .notEnabled]
    let cases: [(AccessibilityElement, String)] = [
      (
        .init(label: "Push", value: "1", traits: dimmed, customContent: [.fact("default")]),
        "Push, toggle, On, dimmed, default"
      ),
      (
        .init(label: "Quiet hours", value: "2", traits: .switchButton), "Quiet hours, switch, Mixed"
      ),
      (.init(label: "Quiet hours", traits: .switchButton), "Quiet hours, switch"),
      (
        .init(label: "Categories", traits: .header, customContent: [.fact("Saving")]),
        "Categories, heading, Saving"
      ),
      (.init(label: "Save", traits: [.button, .notEnabled]), "Save, button, dimmed"),
      (.init(label: "More", traits: .link), "More, link"),
      (.init(label: "Cat", traits: .image), "Cat, image"),
      (.init(label: "Find", traits: .searchField), "Find, search field"),
      (
        .init(label: "Key", value: "x", traits: [.textEntry, .secureTextField]),
        "Key, secure text field, x"
      ),
      (.init(label: "Name", traits: .textEntry), "Name, text field"),
      (.init(label: "Q", traits: [.button, .keyboardKey]), "Q"),
      (.init(label: "Inbox", traits: [.button, .backButton]), "Inbox, back button"),
      (.init(label: "Home", traits: .tabBarItem), "Home, tab"),
      (.init(label: "Plain", position: .series(index: 1, count: 2)), "Plain, 1 of 2"),
      (.init(label: "First", position: .listStart), "First, list start"),
      (
        .init(label: "B5", value: "V", position: .cell(.init(row: 1, column: 2))),
        "B5, V, column 2"
      ),
      (.init(value: "V", customContent: [CustomContent("later")]), "V"),
      (.init(traits: .adjustable), ""),
    ]
    for (element, line) in cases { #expect(Narrator().speech(of: element) == line) }
    #expect(Narrator().utterance(of: .init(label: "A", traits: .adjustable)).hint == nil)
    #expect(Narrator().utterance(of: .init(label: "A", hint: "Opens it")).hint == "Opens it")
    let german = Narrator(language: .german)
    #expect(german.speech(of: Self.tab) == "Weekly, Tab, ausgewählt, 3 von 3")
    #expect(Narrator(language: .russian).speech(of: Self.tab) == "Weekly, tab, selected, 3 of 3")
  }

  @Test("Each word knows the property and the rule it comes from")
  func provenance() {
    let dimmed = AccessibilityElement(
      label: "Push",
      value: "0",
      traits: [.button, .toggleButton, .notEnabled],
      hint: "Opens it"
    )
    #expect(
      Narrator().utterance(of: dimmed).parts == [
        SpeechPart(text: "Push", joint: .comma, property: .label, rule: .label),
        SpeechPart(text: "toggle", joint: .comma, property: .trait(.toggleButton), rule: .role),
        SpeechPart(text: "Off", joint: .comma, property: .value, rule: .switchState),
        SpeechPart(text: "dimmed", joint: .comma, property: .trait(.notEnabled), rule: .dimmed),
      ]
    )
    let snapshot = Narrator(style: .snapshot).utterance(of: Self.tab)
    #expect(snapshot.parts.map(\.rule) == [.selectedPrefix, .label, .role, .position])
    #expect(snapshot.parts.map(\.text) == ["Selected:", "Weekly", "Button.", "3 of 3."])
  }
}
