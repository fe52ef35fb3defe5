/// The words of the card style in one language; for other roles it takes the screen reader's.
package struct CardWords: Hashable, Sendable {
  /// A header.
  package let heading: String
  /// A button.
  package let button: String
  /// A chip that is on or off.
  package let toggle: String
  /// A switch with a row of its own.
  package let `switch`: String
  /// One of a row of choices.
  package let tab: String
  /// The chosen one.
  package let selected: String
  /// Something whose value goes up and down.
  package let adjustable: String
  /// Something that cannot be used now.
  package let dimmed: String
  /// A switch that is on.
  package let on: String
  /// A switch that is off.
  package let off: String
  /// A switch over several that differ.
  package let mixed: String
  /// Between a position's index and count.
  package let of: String

  /// The English words.
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
    mixed: "Mixed",
    of: "of"
  )

  /// The German words.
  package static let german = CardWords(
    heading: "Überschrift",
    button: "Taste",
    toggle: "Umschalter",
    switch: "Schalter",
    tab: "Tab",
    selected: "ausgewählt",
    adjustable: "einstellbar",
    dimmed: "grau dargestellt",
    on: "Ein",
    off: "Aus",
    mixed: "Gemischt",
    of: "von"
  )
}
