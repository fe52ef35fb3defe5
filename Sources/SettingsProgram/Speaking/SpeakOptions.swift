import AccessibilityModel

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
        let name = String(word.prefix { $0 != "=" })
        guard names.contains(name) else { throw .unknownOption(name) }
        words.append(word)
        if !word.contains("="), name != "--help", let value = rest.popFirst() {
          words.append(value)
        }
      }
    }
    result.options = try ProgramOptions.parse(words)
    return result
  }

  private static let names: Set<String> = ["--speech", "--verbosity", "--locale", "--help"]

  /// What `--help` says.
  static let help = [
    "notification-settings speak FILE says the elements of a JSON list, one line each.",
    "Without a file, or with -, they come from standard input.",
    "--speech VALUE: Whose wording. The value is card, voiceover, or snapshot.",
    "--verbosity VALUE: How much is said in card style. The value is 1, 2, or 3.",
    "--locale VALUE: The language, en, de, or ru. The value is a locale such as de_DE.",
    "--json: One object a line, with the speech and the hint.",
  ]
}
