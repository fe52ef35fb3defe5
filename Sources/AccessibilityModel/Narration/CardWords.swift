/// The words of the card style in one language; for other roles it takes the screen reader's.
struct CardWords: Hashable, Sendable {
  /// A header.
  let heading: String
  /// A button.
  let button: String
  /// A chip that is on or off.
  let toggle: String
  /// A switch with a row of its own.
  let `switch`: String
  /// One of a row of choices.
  let tab: String
  /// The chosen one.
  let selected: String
  /// Something whose value goes up and down.
  let adjustable: String
  /// Something that cannot be used now.
  let dimmed: String
  /// A switch that is on.
  let on: String
  /// A switch that is off.
  let off: String
  /// A switch over several that differ.
  let mixed: String
  /// Between a position's index and count.
  let of: String

  /// The English words.
  static let english = CardWords(
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
  static let german = CardWords(
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
