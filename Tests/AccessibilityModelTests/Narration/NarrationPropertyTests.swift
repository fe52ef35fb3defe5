import AccessibilityModel
import TestSupport
import Testing

@Suite("Rules that hold for every element")
struct NarrationPropertyTests {
  private static let order = [
    "Dimmed.", "Button.", "Back Button.", "Switch Button.", "On.", "Off.", "Mixed.", "Tab.",
    "Text Field.", "Secure Text Field.", "Is editing.", "Heading.", "Link.", "Adjustable.",
    "Image.", "Search Field.",
  ]

  @Test("Snapshot: order, periods, silence, hints", arguments: 0..<4)
  func snapshot(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let narrator = Narrator(style: .snapshot)
    for _ in 0..<5_000 {
      let element = RandomElement.make(using: &generator)
      let utterance = narrator.utterance(of: element)
      let spoken = utterance.spoken
      let words = utterance.parts.filter { $0.rule == .role || $0.rule == .dimmed }.map(\.text)
      let places = words.compactMap(Self.order.firstIndex)
      #expect(places.count == words.count)
      #expect(places == places.sorted(), "\(spoken)")
      #expect(Set(words).count == words.count)
      #expect(!spoken.contains("..") && !spoken.contains("  "), "\(spoken)")
      #expect(!spoken.hasPrefix(" ") && !spoken.hasPrefix("."), "\(spoken)")
      checkTraits(of: element, words, spoken)
      checkHints(of: element, utterance)
    }
  }

  private func checkTraits(of element: AccessibilityElement, _ words: [String], _ spoken: String) {
    let traits = element.traits
    #expect(words.contains("Dimmed.") == traits.contains(.notEnabled))
    #expect(spoken.hasPrefix("Selected") == traits.contains(.selected))
    #expect(words.contains("Heading.") == traits.contains(.header))
    #expect(words.contains("Link.") == traits.contains(.link))
    #expect(words.contains("Adjustable.") == traits.contains(.adjustable))
    #expect(words.contains("Image.") == traits.contains(.image))
    #expect(words.contains("Search Field.") == traits.contains(.searchField))
    #expect(words.contains("Back Button.") == traits.contains(.backButton))
    #expect(words.contains("Switch Button.") == (traits.isSwitch && traits.contains(.button)))
    var isInTabBar = false
    if case .tab = element.position { isInTabBar = true }
    #expect(words.contains("Tab.") == (isInTabBar || traits.contains(.tabBarItem)))
    let more: AccessibilityTraits = [.backButton, .tabBarItem, .keyboardKey]
    let isPlainButton =
      traits.contains(.button) && !traits.isSwitch && traits.isDisjoint(with: more) && !isInTabBar
    #expect(words.contains("Button.") == isPlainButton, "\(spoken)")
  }

  private func checkHints(of element: AccessibilityElement, _ utterance: Utterance) {
    let traits = element.traits
    let automatic = utterance.hintParts.filter { $0.rule == .automaticHint }
    let own = utterance.hintParts.filter { $0.rule == .ownHint }
    if utterance.parts.contains(where: { $0.rule == .hintAsDescription }) {
      #expect(utterance.hint == nil)
      #expect(utterance.parts.first?.text == element.hint)
      return
    }
    if traits.contains(.notEnabled) {
      #expect(automatic.isEmpty)
      #expect(own.map(\.text) == [element.hint].compactMap(\.self))
      return
    }
    let kinds: [AccessibilityTraits] = [.switches, .adjustable, .textEntry]
    let first = kinds.first { !traits.isDisjoint(with: $0) }
    #expect(automatic.isEmpty == (first == nil))
    let isText = first == .textEntry
    #expect(own.isEmpty == (isText || element.hint == nil))
    #expect(automatic.count <= (traits.contains(.textArea) ? 2 : 1))
  }

  @Test("Every style: pieces are not empty, and the words of an element are said")
  func everyStyle() {
    var generator = SeededGenerator(seed: 99)
    for style in SpeechStyle.allCases {
      for language in SpeechLanguage.allCases {
        let narrator = Narrator(style: style, verbosity: .full, language: language)
        for _ in 0..<1_000 {
          let element = RandomElement.make(using: &generator)
          let utterance = narrator.utterance(of: element)
          #expect(utterance.parts.allSatisfy { !$0.text.isEmpty })
          #expect(utterance.hintParts.allSatisfy { !$0.text.isEmpty })
          #expect(utterance.parts.joined == narrator.speech(of: element))
          if let label = element.label, !element.traits.contains(.backButton) {
            #expect(utterance.spoken.contains(label))
          }
          if let value = element.value, !element.traits.isSwitch {
            #expect(utterance.spoken.contains(value))
          }
        }
      }
    }
  }

  @Test("Every style: the rules come in the style's order")
  func order() {
    let voiceover: [[SpeechRule]] = [
      [.group], [.selectedPrefix], [.label], [.highImportance], [.value], [.dimmed],
      [.role, .switchState], [.position, .container, .cell], [.expansion],
    ]
    let snapshot: [[SpeechRule]] = [
      [.selectedPrefix], [.label], [.cell], [.value], [.hintAsDescription], [.dimmed],
      [.role, .switchState], [.position, .container],
    ]
    let card: [[SpeechRule]] = [
      [.group], [.label], [.value, .role, .switchState], [.selectedState], [.dimmed],
      [.highImportance], [.position, .container, .cell],
    ]
    let orders: [(SpeechStyle, [[SpeechRule]])] = [
      (.card, card), (.voiceover, voiceover), (.snapshot, snapshot),
    ]
    var generator = SeededGenerator(seed: 7)
    for (style, order) in orders {
      let narrator = Narrator(style: style)
      for _ in 0..<2_000 {
        let utterance = narrator.utterance(of: RandomElement.make(using: &generator))
        let places = utterance.parts.map { part in order.firstIndex { $0.contains(part.rule) } ?? -1
        }
        #expect(!places.contains(-1) && places == places.sorted(), "\(utterance.spoken)")
        let hints = utterance.hintParts.map(\.rule.rawValue)
        #expect(Set(hints).isSubset(of: Self.hintRules), "\(hints)")
      }
    }
  }

  private static let hintRules: Set<String> = [
    "ownHint", "automaticHint", "actionsAvailable", "moreContent",
  ]
}
