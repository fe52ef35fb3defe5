/// The screen reader's words in one language, as a snapshot has them; a missing one doesn't compile.
package final class ScreenReaderWords: Sendable {
  /// Before the label of the chosen one: `Selected:`.
  package let selectedPrefix: String
  /// Of the chosen one without a label.
  package let selected: String
  /// The label that a back button doesn't repeat.
  package let back: String
  /// Roles and states.
  package let traits: TraitWords
  /// Places.
  package let positions: PositionWords
  /// How controls are used.
  package let hints: HintWords
  /// At an element with custom actions.
  package let actionsAvailable: String
  /// At an element with custom content of default importance.
  package let moreContent: String
  /// ``selected`` as running speech: `Selected`.
  let plainSelected: String
  /// ``traits`` as running speech: `switch button`.
  let plainTraits: TraitWords
  /// ``positions`` as running speech: `3 of 3`.
  let plainPositions: PositionWords

  /// The words as a snapshot has them, and whether running speech puts roles in small letters.
  package init(
    selectedPrefix: String,
    selected: String,
    back: String,
    traits: TraitWords,
    positions: PositionWords,
    hints: HintWords,
    actionsAvailable: String,
    moreContent: String,
    hasSmallRoles: Bool
  ) {
    func plain(_ word: String) -> String {
      let text = word.hasSuffix(".") ? String(word.dropLast()) : word
      return hasSmallRoles ? text.lowercased() : text
    }
    self.selectedPrefix = selectedPrefix
    self.selected = selected
    self.back = back
    self.traits = traits
    self.positions = positions
    self.hints = hints
    self.actionsAvailable = actionsAvailable
    self.moreContent = moreContent
    plainSelected = selected.hasSuffix(".") ? String(selected.dropLast()) : selected
    plainTraits = traits.map(plain)
    plainPositions = positions.map(plain)
  }
}
