import AccessibilityModel
import Testing

@Suite("The voiceover style")
struct VoiceoverTests {
  private let narrator = Narrator(style: .voiceover)

  @Test("Order, groups, facts, places, what is open")
  func lines() {
    let chip: AccessibilityTraits = [.button, .toggleButton]
    let seat = CustomContent("Seat", value: "12A", importance: .high)
    let cases: [(AccessibilityElement, String, hint: String?)] = [
      (
        .init(label: "Push", value: "1", traits: chip), "Push, switch button, on",
        "Double tap to toggle setting."
      ),
      (
        .init(label: "Push", value: "1", traits: .switchButton), "Push, on",
        "Double tap to toggle setting."
      ),
      (
        .init(label: "Push", value: "0", traits: chip.union(.notEnabled), hint: "H"),
        "Push, dimmed, switch button, off", "H"
      ),
      (
        .init(
          label: "Weekly",
          traits: [.button, .selected],
          position: .series(index: 3, count: 3)
        ),
        "Selected, Weekly, button, 3 of 3", nil
      ),
      (
        .init(label: "Weekly", traits: .button, position: .tab(index: 3, count: 3)),
        "Weekly, tab, 3 of 3", nil
      ),
      (.init(label: "A", value: "V", groupLabel: "Group", entersGroup: true), "Group, A, V", nil),
      (.init(label: "A", groupLabel: "Group"), "A", nil),
      (.init(label: "A", value: "V", customContent: [seat]), "A, Seat, 12A, V", nil),
      (
        .init(label: "A", customContent: [CustomContent("Seat", value: "12A")]), "A",
        "More Content Available"
      ),
      (
        .init(label: "A", hint: "Opens it", customActions: ["Delete"]), "A",
        "Opens it. Actions Available"
      ),
      (.init(label: "A", position: .listStart), "A, list start", nil),
      (.init(label: "A", position: .row(index: 1, count: 2)), "A", nil),
      (
        .init(label: "A", position: .cell(.init(row: 5, column: 2, isFirstInRow: true))),
        "A, row 5, column 2", nil
      ),
      (
        .init(label: "A", traits: .button, position: .series(index: 1, count: 2), isExpanded: true),
        "A, button, 1 of 2, expanded", "Double tap to collapse."
      ),
      (
        .init(label: "A", traits: [.button, .popUpButton, .header]),
        "A, button, pop up button, heading", "Double tap to activate the picker."
      ),
      (
        .init(label: "A", traits: [.textEntry, .textArea]), "A, text field",
        "Double tap to edit., Use the rotor to access Misspelled Words"
      ),
      (.init(label: "Back", traits: .backButton), "back button", nil),
      (.init(traits: .button, hint: "Hint"), "button", "Hint"),
      (.init(), "", nil),
    ]
    for (element, spoken, hint) in cases {
      let utterance = narrator.utterance(of: element)
      #expect(utterance.spoken == spoken)
      #expect(utterance.hint == hint, "\(spoken)")
    }
    let german = Narrator(style: .voiceover, language: .german)
    #expect(
      german.speech(
        of: .init(
          label: "Wöchentlich",
          traits: [.button, .selected],
          position: .series(index: 3, count: 3)
        )
      ) == "Auswahl, Wöchentlich, Taste, 3 von 3"
    )
    #expect(
      german.speech(of: .init(label: "Menü", traits: [.button, .popUpButton], isExpanded: false))
        == "Menü, Taste, Reduziert"
    )
  }

  @Test("After an action only the change is said")
  func changes() {
    func change(_ old: AccessibilityElement, _ new: AccessibilityElement) -> String {
      narrator.change(from: old, to: new).spoken
    }
    let off = AccessibilityElement(label: "Reachability", value: "0", traits: .switchButton)
    var on = off
    on.value = "1"
    #expect(change(off, on) == "on")
    let second = AccessibilityElement(
      label: "last 10 days",
      traits: .button,
      position: .series(index: 2, count: 2)
    )
    var chosen = second
    chosen.traits.insert(.selected)
    #expect(change(second, chosen) == "Selected, last 10 days, 2 of 2")
    #expect(change(chosen, second) == "last 10 days, button, 2 of 2")
    let slow = AccessibilityElement(label: "Speaking Rate", value: "38%", traits: .adjustable)
    var fast = slow
    fast.value = "48%"
    #expect(change(slow, fast) == "48%")
    fast.value = nil
    #expect(change(slow, fast).hasPrefix("Speaking Rate, adjustable"))
    #expect(Narrator().change(from: off, to: on).spoken == "Reachability, switch, On")
    let snapshot = Narrator(style: .snapshot)
    #expect(snapshot.change(from: off, to: on).spoken == "Reachability. On.")
  }
}
