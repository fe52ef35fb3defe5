import Wordings

/// What `notification-settings audit` was asked for.
struct AuditOptions: Sendable {
  /// Whether elements from elsewhere are looked at instead of the screen.
  private(set) var isOfElements = false
  /// The file of elements; nil for standard input.
  private(set) var file: String?
  private(set) var isJSON = false
  /// The program's own options that count here.
  private(set) var options = ProgramOptions()

  /// Takes the words after `audit`; of an option or a file given twice the last counts.
  static func parse(_ arguments: [String]) throws(OptionsError) -> AuditOptions {
    var result = AuditOptions()
    var words: [String] = []
    var names: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--json" {
        result.isJSON = true
      } else if !word.hasPrefix("-") || word == "-" {
        result.isOfElements = true
        result.file = word == "-" ? nil : word
      } else {
        let option = OptionTable.take(word, from: &rest)
        names.append(option.name)
        words += option.words
      }
    }
    result.options = try ProgramOptions.parse(words)
    let other = names.first { !["--locale", "--help"].contains($0) }
    if result.isOfElements, let other { throw .notForElements(other) }
    return result
  }

  /// What `--help` says.
  static let help = [
    Wording(
      "notification-settings audit looks for faults in what every element says in every state.",
      german:
        "notification-settings audit sucht Fehler in dem, was Elemente in jedem Zustand sagen."
    ),
    Wording(
      "notification-settings audit FILE looks at the elements of a JSON list, as for speak.",
      german:
        "notification-settings audit DATEI prüft die Elemente einer JSON-Liste wie für speak."
    ),
    Wording(
      "With - instead of a file they come from standard input.",
      german: "Mit - statt einer Datei kommen sie von der Standardeingabe."
    ),
    Wording(
      "--locale VALUE: The language of the elements. The value is a locale such as de_DE.",
      german:
        "--locale WERT: Die Sprache der Elemente. Möglich: Sprache und Region wie de_DE."
    ),
    Wording(
      "--json: One object a line, with the element, the rule, and the advice.",
      german: "--json: Ein Objekt je Zeile, mit Element, Regel und Rat."
    ),
    Wording(
      "Without a file also the prompt's options, such as --preferences and --authorization.",
      german: "Ohne Datei auch die Optionen der Eingabe, etwa --preferences und --authorization."
    ),
  ]
}
