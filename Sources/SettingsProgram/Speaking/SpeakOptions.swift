import Wordings

/// What `notification-settings speak` was asked for.
struct SpeakOptions: Sendable {
  /// The file of elements; nil for standard input.
  private(set) var file: String?
  private(set) var isJSON = false
  /// The program's own options that count here.
  private(set) var options = ProgramOptions()

  /// Takes the words after `speak`; of an option or a file given twice the last counts.
  static func parse(_ arguments: [String]) throws(OptionsError) -> SpeakOptions {
    var result = SpeakOptions()
    var words: [String] = []
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--json" {
        result.isJSON = true
      } else if word == "-" {
        result.file = nil
      } else if !word.hasPrefix("-") {
        result.file = word
      } else {
        let option = OptionTable.take(word, from: &rest)
        guard names.contains(option.name) else { throw .unknownOption(option.name) }
        words += option.words
      }
    }
    result.options = try ProgramOptions.parse(words)
    return result
  }

  private static let names: Set<String> = ["--speech", "--verbosity", "--locale", "--help"]

  /// What `--help` says.
  static let help = [
    Wording(
      "notification-settings speak FILE says the elements of a JSON list, one line each.",
      german: "notification-settings speak DATEI sagt die Elemente einer JSON-Liste, je eine Zeile."
    ),
    Wording(
      "Without a file, or with -, they come from standard input.",
      german: "Ohne Datei oder mit - kommen sie von der Standardeingabe."
    ),
    Wording(
      "--speech VALUE: Whose wording. The value is card, voiceover, or snapshot.",
      german: "--speech WERT: Wessen Wortlaut. Möglich: card, voiceover oder snapshot."
    ),
    Wording(
      "--verbosity VALUE: How much is said in card style. The value is 1, 2, or 3.",
      german: "--verbosity WERT: Wie viel im Stil card gesagt wird. Möglich: 1, 2 oder 3."
    ),
    Wording(
      "--locale VALUE: The language, en, de, or ru. The value is a locale such as de_DE.",
      german: "--locale WERT: Die Sprache, en, de oder ru. Möglich: Sprache und Region wie de_DE."
    ),
    Wording(
      "--json: One object a line, with the speech and the hint.",
      german: "--json: Ein Objekt je Zeile, mit Sprache und Hinweis."
    ),
  ]
}
