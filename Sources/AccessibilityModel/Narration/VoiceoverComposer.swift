/// Composes what an iPhone says: `Selected, Weekly, button, 3 of 3`.
struct VoiceoverComposer: ElementComposer {
  let words: ScreenReaderWords
  private let traits: TraitComposer
  private let hints: HintComposer

  init(words: ScreenReaderWords) {
    self.words = words
    traits = TraitComposer(
      words: words.plainTraits,
      firstJoint: .comma,
      joint: .comma,
      saysPopUp: true
    )
    hints = HintComposer(words: words.hints, explainsOpening: true)
  }

  /// The pieces of the line in the order in which they are said, and of the hint.
  func utterance(of element: AccessibilityElement) -> Utterance {
    var parts: [SpeechPart] = []
    parts.reserveCapacity(6)
    if element.entersGroup { parts.add(element.groupLabel, .comma, .groupLabel, .group) }
    addSelected(element, to: &parts)
    addName(of: element, to: &parts)
    traits.add(to: &parts, of: element)
    addPosition(of: element, to: &parts)
    if let isExpanded = element.isExpanded {
      let word = isExpanded ? words.plainTraits.expanded : words.plainTraits.collapsed
      parts.add(word, .comma, .isExpanded, .expansion)
    }
    return Utterance(parts: parts, hintParts: hintParts(of: element))
  }

  /// Only what changed: a switch's state, a new value, or the choice without its role.
  func change(from old: AccessibilityElement, to new: AccessibilityElement) -> Utterance {
    var parts: [SpeechPart] = []
    if new.traits.isSwitch, new.value != old.value {
      parts.add(words.plainTraits.state(of: new.value), .comma, .value, .switchState)
    } else if new.traits.contains(.selected), !old.traits.contains(.selected) {
      addSelected(new, to: &parts)
      addName(of: new, to: &parts)
      addPosition(of: new, to: &parts)
    } else if new.value != old.value {
      parts.add(new.value, .comma, .value, .value)
    }
    return parts.isEmpty ? utterance(of: new) : Utterance(parts: parts)
  }

  private func addSelected(_ element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard element.traits.contains(.selected) else { return }
    parts.add(words.plainSelected, .comma, .trait(.selected), .selectedPrefix)
  }

  private func addName(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    if !words.repeatsBack(element) { parts.add(element.label, .comma, .label, .label) }
    for content in element.customContent where content.importance == .high {
      parts.add(content.label, .comma, .customContent, .highImportance)
      parts.add(content.value, .comma, .customContent, .highImportance)
    }
    if !element.traits.isSwitch { parts.add(element.value, .comma, .value, .value) }
  }

  private func addPosition(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard let position = element.position else { return }
    let words = words.plainPositions
    switch position {
    case .series(let index, let count), .tab(let index, let count):
      parts.add(words.place(index, of: count), .comma, .position, .position)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd:
      parts.add(words.edge(position), .comma, .position, .container)
    case .cell(let cell):
      for fact in words.facts(of: cell) { parts.add(fact, .comma, .position, .cell) }
    case .row: break
    }
  }

  /// The hint, then that there is more to do or to hear.
  private func hintParts(of element: AccessibilityElement) -> [SpeechPart] {
    var parts = hints.parts(of: element)
    if !element.customActions.isEmpty {
      parts.add(words.actionsAvailable, .sentence, .customActions, .actionsAvailable)
    }
    if element.customContent.contains(where: { $0.importance == .default }) {
      parts.add(words.moreContent, .sentence, .customContent, .moreContent)
    }
    return parts
  }
}
