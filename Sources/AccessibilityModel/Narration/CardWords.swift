/// The words of the card style in one language.
package struct CardWords: Hashable, Sendable {
  package let heading: String
  package let button: String
  package let toggle: String
  package let `switch`: String
  package let tab: String
  package let selected: String
  package let adjustable: String
  package let dimmed: String
  package let on: String
  package let off: String
  /// Between a position's index and count.
  package let of: String

  package static let english = CardWords(
    heading: "heading",
    button: "button",
    toggle: "toggle",
    switch: "switch",
    tab: "tab",
    selected: "selected",
    adjustable: "adjustable",
    dimmed: "dimmed",
    on: "On",
    off: "Off",
    of: "of"
  )
}
