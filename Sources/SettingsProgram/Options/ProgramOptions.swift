package import AccessibilityModel
package import LineEditing
package import NotificationModel
package import SimulatedSystem
import Wordings

/// What the program was started with.
package struct ProgramOptions: Sendable {
  package var authorizationStatus = AuthorizationStatus.notDetermined
  /// A preferences file's path; nil for example data.
  package var preferences: String?
  /// Nil for the source's own: 0.8 s on example data, no delay elsewhere.
  package var saveDelay: Duration?
  package var loadDelay = Duration.zero
  package var saveResult = SimulatedSystem.Outcome.ok
  package var loadResult = SimulatedSystem.Outcome.ok
  /// Nil for the environment's.
  package var locale: String?
  /// An IANA name; nil for the system's.
  package var timeZone: String?
  package var speech = SpeechStyle.card
  package var verbosity = Verbosity.standard
  package var isTimeVirtual = false
  /// The first instant, as civil time in the zone.
  package var start = CivilTime(year: 2026, month: 1, day: 1, hour: 9)
  /// The most rows of an answer; nil for 12 on a terminal, else without limit.
  package var page: Int?
  package var editing = EditingMode.emacs
  package var readsEditrc = false
  package var isQuiet = false
  /// Commands to run instead of reading any; nil to read them.
  package var commands: String?
  /// Whether the first error of a command ends the run, with exit code 1.
  package var failsOnError = false
  /// Where the session is written as a transcript; nil for nowhere.
  package var record: String?
  /// The descriptor that a replay drives the program with; nil for none.
  package var control: Int32?
  package var isHelp = false
  package var isVersion = false

  package init() {}

  /// Takes the words after the program's name; of an option given twice the last counts.
  package static func parse(
    _ arguments: some Sequence<String>,
    onto defaults: ProgramOptions = ProgramOptions()
  ) throws(OptionsError) -> ProgramOptions {
    var options = defaults
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else { throw .unexpectedArgument(word) }
      let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
      let name = String(word[..<(sign ?? word.endIndex)])
      let given = sign.map { String(word[word.utf8.index(after: $0)...]) }
      guard let declaration = OptionTable.declaration(named: name) else {
        throw OptionTable.later.contains(name) ? .notAvailable(name) : .unknownOption(name)
      }
      guard let expected = declaration.value else {
        if let given {
          throw .badValue(
            given,
            option: name,
            expected: Wording("no value", german: "kein Wert")
          )
        }
        try declaration.apply(&options, "")
        continue
      }
      guard let value = given ?? rest.popFirst() else {
        throw .missingValue(option: name, expected: expected)
      }
      try declaration.apply(&options, value)
    }
    return options
  }
}
