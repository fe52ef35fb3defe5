/// The rules of narration, each a reason why a piece of a line is said.
package enum SpeechRule: String, CaseIterable, Hashable, Sendable {
  /// The label comes first.
  case label
  /// The value follows the label, or stands for it.
  case value
  /// A table's cell tells its row, its column and how far it reaches.
  case cell
  /// The chosen one is said to be selected before its label.
  case selectedPrefix
  /// The chosen one is said to be selected after its role.
  case selectedState
  /// With nothing else to say, the hint describes the element.
  case hintAsDescription
  /// A control that cannot be used is dimmed.
  case dimmed
  /// A trait that makes a role has a word.
  case role
  /// A switch says its state instead of its value.
  case switchState
  /// The place among siblings.
  case position
  /// The start or the end of what contains it.
  case container
  /// A group is named once, on entering.
  case group
  /// A fact of high importance is said with its element.
  case highImportance
  /// What it opens is shown or not.
  case expansion
  /// The element's own hint.
  case ownHint
  /// A control that can be used explains itself.
  case automaticHint
  /// There is more to be done with it.
  case actionsAvailable
  /// There is more to be known of it.
  case moreContent
}
