/// What a control says of its own use in one language; a missing one doesn't compile.
package struct HintWords: Hashable, Sendable {
  /// At a switch.
  package let toggle: String
  /// At something adjustable.
  package let adjust: String
  /// At a text field.
  package let edit: String
  /// At a field being edited, and at an area of text.
  package let rotor: String
  /// At something expanded.
  package let collapse: String
  /// At something collapsed.
  package let expand: String
  /// At a control with a menu; nil where the words are not known.
  package let openPicker: String?
}
