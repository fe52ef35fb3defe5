/// Composes the product's own wording: label, value or role, state, dimmed, facts, position.
struct CardComposer: ElementComposer {
  let verbosity: Verbosity
  let words: CardWords
  /// For the roles the card style has no word of its own for.
  let screenReader: ScreenReaderWords

  /// The hint is the element's own.
  func utterance(of element: AccessibilityElement) -> Utterance {
    var parts: [SpeechPart] = []
    parts.reserveCapacity(6)
    addName(of: element, to: &parts)
    addRole(of: element, to: &parts)
    addState(of: element, to: &parts)
    for content in element.customContent where content.importance == .high {
      parts.add(content.label, .comma, .customContent, .highImportance)
      parts.add(content.value, .comma, .customContent, .highImportance)
    }
    addPosition(of: element, to: &parts)
    var hintParts: [SpeechPart] = []
    hintParts.add(element.hint, .sentence, .hint, .ownHint)
    return Utterance(parts: parts, hintParts: hintParts)
  }

  private func addName(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    if verbosity == .full, element.traits.contains(.toggleButton) {
      parts.add(element.groupLabel, .comma, .groupLabel, .group)
    }
    parts.add(element.label, .comma, .label, .label)
  }

  /// One role, the most telling one; a value that goes up and down stands for it.
  private func addRole(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    let traits = element.traits
    if traits.contains(.header) {
      add(words.heading, .header, to: &parts)
    } else if traits.contains(.adjustable) {
      parts.add(element.value, .comma, .value, .value)
      if verbosity == .full { add(words.adjustable, .adjustable, to: &parts) }
    } else if traits.isSwitch || element.isChoice {
      if verbosity > .brief { addControl(element, to: &parts) }
    } else if traits.contains(.backButton) {
      add(screenReader.plainTraits.backButton, .backButton, to: &parts)
    } else if traits.contains(.button), !traits.contains(.keyboardKey) {
      add(words.button, .button, to: &parts)
    } else if verbosity > .brief {
      addOtherRole(traits, to: &parts)
    }
  }

  private func addControl(_ element: AccessibilityElement, to parts: inout [SpeechPart]) {
    if element.traits.contains(.toggleButton) {
      add(words.toggle, .toggleButton, to: &parts)
    } else if element.traits.contains(.switchButton) {
      add(words.switch, .switchButton, to: &parts)
    } else {
      parts.add(words.tab, .comma, .position, .role)
    }
  }

  private func addOtherRole(_ traits: AccessibilityTraits, to parts: inout [SpeechPart]) {
    if traits.contains(.textEntry) {
      let isSecure = traits.contains(.secureTextField)
      add(
        isSecure ? screenReader.plainTraits.secureTextField : screenReader.plainTraits.textField,
        .textEntry,
        to: &parts
      )
    } else if traits.contains(.searchField) {
      add(screenReader.plainTraits.searchField, .searchField, to: &parts)
    } else if traits.contains(.link) {
      add(screenReader.plainTraits.link, .link, to: &parts)
    } else if traits.contains(.image) {
      add(screenReader.plainTraits.image, .image, to: &parts)
    }
  }

  private func addState(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    let traits = element.traits
    if traits.isSwitch {
      parts.add(state(of: element.value), .comma, .value, .switchState)
    } else if !traits.contains(.adjustable) || traits.contains(.header) {
      parts.add(element.value, .comma, .value, .value)
    }
    if traits.contains(.selected), verbosity > .brief {
      add(words.selected, .selected, .selectedState, to: &parts)
    }
    if traits.contains(.notEnabled) { add(words.dimmed, .notEnabled, .dimmed, to: &parts) }
  }

  private func addPosition(of element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard verbosity > .brief, let position = element.position else { return }
    switch position {
    case .series(let index, let count), .tab(let index, let count):
      parts.add("\(index) \(words.of) \(count)", .comma, .position, .position)
    case .row(let index, let count):
      guard verbosity == .full else { return }
      parts.add("\(index) \(words.of) \(count)", .comma, .position, .position)
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd:
      parts.add(screenReader.plainPositions.edge(position), .comma, .position, .container)
    case .cell(let cell):
      for fact in screenReader.plainPositions.facts(of: cell) {
        parts.add(fact, .comma, .position, .cell)
      }
    }
  }

  private func state(of value: String?) -> String? {
    switch value {
    case "1": words.on
    case "0": words.off
    case "2": words.mixed
    default: value
    }
  }

  private func add(
    _ word: String,
    _ trait: AccessibilityTraits,
    _ rule: SpeechRule = .role,
    to parts: inout [SpeechPart]
  ) {
    parts.add(word, .comma, .trait(trait), rule)
  }
}

extension AccessibilityElement {
  /// Whether it is one of several to choose from, in a tab bar or a segmented control.
  var isChoice: Bool {
    switch position {
    case .tab: true
    case .series: !traits.isDisjoint(with: [.button, .tabBarItem])
    default: traits.contains(.tabBarItem)
    }
  }
}
