/// What is said about using an element: its own hint, and what a control says of itself.
struct HintComposer: Hashable, Sendable {
  let words: HintWords
  /// Whether menus and what expands explain themselves too.
  let explainsOpening: Bool

  /// The pieces of the hint; only the first kind of control explains itself, a dimmed one doesn't.
  func parts(of element: AccessibilityElement) -> [SpeechPart] {
    let traits = element.traits
    var parts: [SpeechPart] = []
    parts.add(element.hint, .sentence, .hint, .ownHint)
    guard !traits.contains(.notEnabled) else { return parts }
    if traits.isSwitch {
      parts.add(words.toggle, .sentence, .trait(.switchButton), .automaticHint)
    } else if traits.contains(.adjustable) {
      parts.add(words.adjust, .sentence, .trait(.adjustable), .automaticHint)
    } else if traits.contains(.textEntry) {
      return textField(traits)
    } else if explainsOpening {
      addOpening(element, to: &parts)
    }
    return parts
  }

  /// A field's explanation, which replaces its own hint.
  private func textField(_ traits: AccessibilityTraits) -> [SpeechPart] {
    var parts: [SpeechPart] = []
    if traits.contains(.isEditing) {
      parts.add(words.rotor, .sentence, .trait(.isEditing), .automaticHint)
      return parts
    }
    parts.add(words.edit, .sentence, .trait(.textEntry), .automaticHint)
    if traits.contains(.textArea) {
      parts.add(words.rotor, .comma, .trait(.textArea), .automaticHint)
    }
    return parts
  }

  private func addOpening(_ element: AccessibilityElement, to parts: inout [SpeechPart]) {
    if let isExpanded = element.isExpanded {
      let word = isExpanded ? words.collapse : words.expand
      parts.add(word, .sentence, .isExpanded, .automaticHint)
    } else if element.traits.contains(.popUpButton) {
      parts.add(words.openPicker, .sentence, .trait(.popUpButton), .automaticHint)
    }
  }
}
