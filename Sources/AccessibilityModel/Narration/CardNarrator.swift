/// Composes what is said of an element: label, value or role, state, dimmed, facts, position.
package struct CardNarrator: Hashable, Sendable {
  package var verbosity: Verbosity
  package var words: CardWords

  package init(verbosity: Verbosity, words: CardWords = .english) {
    self.verbosity = verbosity
    self.words = words
  }

  /// The one line that names `element` and its state, without detail and hint.
  package func speech(of element: AccessibilityElement) -> String {
    let parts =
      name(of: element) + role(of: element) + state(of: element) + element.customContent
      + position(of: element)
    return parts.joined(separator: ", ")
  }

  /// Whether `element` is said at all when a whole screen is read.
  ///
  /// Briefly, headings are left out, and of tabs all but the chosen one, which is said by its name.
  package func isRead(_ element: AccessibilityElement) -> Bool {
    guard verbosity == .brief else { return true }
    let isOtherTab = element.traits.contains(.tab) && !element.traits.contains(.selected)
    return !element.traits.contains(.header) && !isOtherTab
  }

  private func name(of element: AccessibilityElement) -> [String] {
    let isChip = element.traits.contains(.toggleButton)
    guard isChip, verbosity == .full, let container = element.container else {
      return [element.label]
    }
    return [container, element.label]
  }

  private func role(of element: AccessibilityElement) -> [String] {
    let traits = element.traits
    if traits.contains(.header) { return [words.heading] }
    if traits.contains(.adjustable) {
      return [element.value ?? ""] + (verbosity == .full ? [words.adjustable] : [])
    }
    if traits.contains(.button) { return [words.button] }
    guard verbosity > .brief else { return [] }
    if traits.contains(.toggleButton) { return [words.toggle] }
    if traits.contains(.switchButton) { return [words.switch] }
    return traits.contains(.tab) ? [words.tab] : []
  }

  private func state(of element: AccessibilityElement) -> [String] {
    let traits = element.traits
    var parts: [String] = []
    if !traits.isDisjoint(with: [.toggleButton, .switchButton]) {
      parts.append(element.value == "1" ? words.on : words.off)
    } else if let value = element.value, !traits.contains(.adjustable) {
      parts.append(value)
    }
    if traits.contains(.selected), verbosity > .brief { parts.append(words.selected) }
    if traits.contains(.notEnabled) { parts.append(words.dimmed) }
    return parts
  }

  private func position(of element: AccessibilityElement) -> [String] {
    guard let position = element.position else { return [] }
    let isTab = element.traits.contains(.tab)
    guard isTab ? verbosity > .brief : verbosity == .full else { return [] }
    return ["\(position.index) \(words.of) \(position.count)"]
  }
}
