/// Why the program's options were refused, as a fact.
package enum OptionsError: Error, Hashable, Sendable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(option: String, expected: String)
  case badValue(String, option: String, expected: String)
  /// `--control` without `--virtual-time`, or on something that is not open.
  case noControl
  /// Part of the design, not of this version.
  case notAvailable(String)

  /// The line for standard error, without `Error: `.
  package var sentence: String {
    let help = "Try notification-settings --help."
    switch self {
    case .unknownOption(let name): return "\"\(name)\" is not an option. \(help)"
    case .unexpectedArgument(let text):
      return "\"\(text)\" is not expected. Commands go after -c. \(help)"
    case .missingValue(let option, let expected):
      return "\(option) has no value. It takes \(expected). \(help)"
    case .badValue(let value, let option, let expected):
      return "\"\(value)\" is not a value of \(option). It takes \(expected). \(help)"
    case .noControl: return "--control needs --virtual-time and an open descriptor. \(help)"
    case .notAvailable(let name): return "\(name) is not available in this version. \(help)"
    }
  }
}
