/// Composes the stylised transcript of snapshot tests, as `Selected: Weekly. Button. 3 of 3.` is.
struct SnapshotComposer: ElementComposer {
  let words: ScreenReaderWords
  private let traits: TraitComposer
  private let hints: HintComposer

  init(words: ScreenReaderWords) {
    self.words = words
    traits = TraitComposer(
      words: words.traits,
      firstJoint: .sentence,
      joint: .blank,
      saysPopUp: false
    )
    hints = HintComposer(words: words.hints, explainsOpening: false)
  }

  /// The pieces of the line in the order in which they are said, and of the hint.
  func utterance(of element: AccessibilityElement) -> Utterance {
    var parts: [SpeechPart] = []
    parts.reserveCapacity(6)
    addName(of: element, to: &parts)
    addSelected(element, to: &parts)
    let isSilent = parts.isEmpty
    if isSilent { parts.add(element.hint, .blank, .hint, .hintAsDescription) }
    let hintParts = isSilent && !parts.isEmpty ? [] : hints.parts(of: element)
    traits.add(to: &parts, of: element)
    addPosition(of: element, to: &parts)
    return Utterance(parts: parts, hintParts: hintParts)
  }

  /// Label and value; a cell says its place between them.
  private func addName(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    if !words.repeatsBack(element) { parts.add(element.label, .blank, .label, .label) }
    var valueJoint = SpeechPart.Joint.colon
    if case .cell(let cell) = element.position {
      for fact in words.positions.facts(of: cell) { parts.add(fact, .sentence, .position, .cell) }
      valueJoint = .sentence
    }
    if !element.traits.isSwitch { parts.add(element.value, valueJoint, .value, .value) }
  }

  private func addSelected(_ element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard element.traits.contains(.selected) else { return }
    guard let first = parts.first else {
      return parts.add(words.selected, .blank, .trait(.selected), .selectedPrefix)
    }
    parts[0] = first.joined(by: .blank)
    let prefix = SpeechPart(
      text: words.selectedPrefix,
      joint: .blank,
      property: .trait(.selected),
      rule: .selectedPrefix
    )
    parts.insert(prefix, at: 0)
  }

  private func addPosition(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard let position = element.position else { return }
    switch position {
    case .series(let index, let count), .tab(let index, let count):
      parts.add(words.positions.place(index, of: count), .blank, .position, .position)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd:
      parts.add(words.positions.edge(position), .sentence, .position, .container)
    case .row, .cell: break
    }
  }
}

extension ScreenReaderWords {
  /// Whether the element is a back button whose label its role says anyway.
  func repeatsBack(_ element: AccessibilityElement) -> Bool {
    guard element.traits.contains(.backButton), let label = element.label else { return false }
    return label == back || label.lowercased() == back.lowercased()
  }
}
