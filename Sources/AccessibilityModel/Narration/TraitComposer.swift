/// Puts the words of an element's traits in their order, for the styles of the screen reader.
struct TraitComposer: Hashable, Sendable {
  let words: TraitWords
  /// Before the first word, which follows the label or the value.
  let firstJoint: SpeechPart.Joint
  /// Between the words.
  let joint: SpeechPart.Joint
  /// Whether a menu is told beside its button.
  let saysPopUp: Bool

  /// Adds the words of what `element` is and of how it is.
  func add(to parts: inout [SpeechPart], of element: AccessibilityElement) {
    let traits = element.traits
    let isTab = element.position?.isTab ?? false
    guard !traits.isDisjoint(with: .spoken) || isTab else { return }
    let first = parts.count
    if traits.contains(.notEnabled) { add(words.dimmed, .notEnabled, .dimmed, to: &parts) }
    addButton(traits, isTab: isTab, to: &parts)
    addSwitch(element, to: &parts)
    if isTab {
      parts.add(words.tab, joint, .position, .role)
    } else if traits.contains(.tabBarItem) {
      add(words.tab, .tabBarItem, to: &parts)
    }
    addTextField(traits, to: &parts)
    if traits.contains(.header) { add(words.heading, .header, to: &parts) }
    if traits.contains(.link) { add(words.link, .link, to: &parts) }
    if traits.contains(.adjustable) { add(words.adjustable, .adjustable, to: &parts) }
    if traits.contains(.image) { add(words.image, .image, to: &parts) }
    if traits.contains(.searchField) { add(words.searchField, .searchField, to: &parts) }
    if first < parts.count { parts[first] = parts[first].joined(by: firstJoint) }
  }

  private func addButton(_ traits: AccessibilityTraits, isTab: Bool, to parts: inout [SpeechPart]) {
    if traits.contains(.button), !isTab, traits.isDisjoint(with: .moreThanButtons) {
      add(words.button, .button, to: &parts)
    }
    if traits.contains(.backButton) { add(words.backButton, .backButton, to: &parts) }
    if saysPopUp, traits.contains(.popUpButton), let word = words.popUpButton {
      add(word, .popUpButton, to: &parts)
    }
  }

  /// The role only if it is a button too, then the state.
  private func addSwitch(_ element: AccessibilityElement, to parts: inout [SpeechPart]) {
    guard element.traits.isSwitch else { return }
    if element.traits.contains(.button) {
      add(words.switchButton, element.traits.intersection(.switches), to: &parts)
    }
    parts.add(words.state(of: element.value), joint, .value, .switchState)
  }

  private func addTextField(_ traits: AccessibilityTraits, to parts: inout [SpeechPart]) {
    guard traits.contains(.textEntry) else { return }
    if traits.contains(.secureTextField) {
      add(words.secureTextField, .secureTextField, to: &parts)
    } else {
      add(words.textField, .textEntry, to: &parts)
    }
    if traits.contains(.isEditing) { add(words.isEditing, .isEditing, to: &parts) }
  }

  private func add(
    _ word: String,
    _ trait: AccessibilityTraits,
    _ rule: SpeechRule = .role,
    to parts: inout [SpeechPart]
  ) {
    parts.add(word, joint, .trait(trait), rule)
  }
}

extension AccessibilityTraits {
  /// Those whose elements don't say that they are buttons.
  fileprivate static let moreThanButtons: Self = [
    .switchButton, .toggleButton, .tabBarItem, .backButton, .keyboardKey,
  ]

  /// Those that have a word.
  fileprivate static let spoken: Self = [
    .notEnabled, .button, .backButton, .popUpButton, .switchButton, .toggleButton, .tabBarItem,
    .textEntry, .header, .link, .adjustable, .image, .searchField,
  ]
}

extension AccessibilityPosition {
  /// Whether it is a place in a tab bar.
  var isTab: Bool { if case .tab = self { true } else { false } }
}

extension TraitWords {
  /// The word for a switch's value; a value that is no state is said as it is.
  func state(of value: String?) -> String? {
    switch value {
    case "1": on
    case "0": off
    case "2": mixed
    default: value
    }
  }
}

extension SpeechPart {
  /// The same piece after another joint.
  func joined(by joint: Joint) -> SpeechPart {
    SpeechPart(text: text, joint: joint, property: property, rule: rule)
  }
}
