/// The words that rules look for in one language.
package struct AuditWords: Hashable, Sendable {
  /// Last words of a label that a role says anyway.
  package let roles: Set<String>
  /// Last words of a control's label that its state says anyway.
  package let states: Set<String>
  /// Words of a hint that tell a gesture.
  package let gestures: Set<String>
  /// First words of a hint that are an order instead of a statement.
  package let orders: Set<String>
  /// Endings of the first word of a hint that are no third person.
  package let wrongEndings: [String]
  /// Words that have such an ending and are no verbs.
  package let rightWords: Set<String>
  /// Signs after a number that stand for a word, large and small letters apart.
  package let units: Set<String>

  /// The English words.
  package static let english = AuditWords(
    roles: [
      "button", "toggle", "switch", "tab", "link", "heading", "header", "image", "slider",
      "checkbox", "picker", "stepper",
    ],
    states: [
      "on", "off", "selected", "unselected", "dimmed", "disabled", "enabled", "checked",
      "unchecked", "expanded", "collapsed",
    ],
    gestures: [
      "tap", "taps", "tapping", "doubletap", "swipe", "swipes", "swiping", "press", "presses",
      "pressing", "touch", "click", "clicks", "clicking", "drag", "pinch", "flick", "finger",
      "fingers",
    ],
    orders: [
      "open", "turn", "change", "remove", "delete", "show", "hide", "select", "choose", "toggle",
      "set", "go", "add", "save", "send", "play", "pause", "start", "stop", "edit", "close",
      "move", "allow", "enable", "disable", "activate", "adjust", "view", "see", "use", "try",
      "get", "make", "share", "copy", "to",
    ],
    wrongEndings: ["ing"],
    rightWords: ["nothing", "everything", "anything", "something", "during", "string"],
    units: [
      "m", "h", "s", "min", "mins", "hr", "hrs", "sec", "secs", "ms", "km", "cm", "mm", "kg", "g",
      "lb", "lbs", "mi", "ft", "kB", "KB", "MB", "GB",
    ]
  )

  /// The German words; orders are not told from statements.
  package static let german = AuditWords(
    roles: [
      "taste", "umschalter", "schalter", "tab", "link", "hyperlink", "überschrift", "bild",
      "regler",
    ],
    states: [
      "ein", "an", "aus", "ausgewählt", "grau", "deaktiviert", "aktiviert", "erweitert",
      "reduziert",
    ],
    gestures: [
      "tippen", "tippe", "doppeltippen", "doppeltippe", "streichen", "streiche", "wischen",
      "drücken", "berühren", "klicken", "ziehen", "finger",
    ],
    orders: ["zum", "um"],
    wrongEndings: [],
    rightWords: [],
    units: [
      "m", "h", "s", "min", "Std", "Sek", "ms", "km", "cm", "mm", "kg", "g", "kB", "KB", "MB", "GB",
    ]
  )
}
