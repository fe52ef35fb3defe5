import CommandGrammar
import SimulatedSystem
import Transcripts
import Wordings

/// How options are declared, and how their values are read.
extension OptionTable {
  static let durations = Wording(
    "a number and a unit such as 600ms, 2s, 5m, 1h, or 8d",
    german: "eine Zahl mit Einheit wie 600ms, 2s, 5m, 1h oder 8d"
  )

  static func flag(
    _ name: String,
    _ summary: Wording,
    apply: @escaping @Sendable (inout ProgramOptions) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: nil, summary: summary) { options, _ in apply(&options) }
  }

  static func option(
    _ name: String,
    _ value: Wording,
    _ summary: Wording,
    apply: @escaping @Sendable (inout ProgramOptions, String) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: value, summary: summary, apply: apply)
  }

  static func option<Value>(
    _ name: String,
    _ value: Wording,
    _ summary: Wording,
    parse: @escaping @Sendable (String) -> Value?,
    apply: @escaping @Sendable (inout ProgramOptions, Value) throws(OptionsError) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: value, summary: summary) {
      options,
      text throws(OptionsError) in
      guard let parsed = parse(text) else {
        throw .badValue(text, option: name, expected: value)
      }
      try apply(&options, parsed)
    }
  }

  /// A path; nil for an empty one, an address, and `-`, which elsewhere is standard input.
  @Sendable
  static func path(_ text: String) -> String? {
    let scheme = text.prefix { $0.isASCII && $0.isLetter }
    let isAddress = !scheme.isEmpty && text.dropFirst(scheme.count).hasPrefix("://")
    return text.isEmpty || text == "-" || isAddress ? nil : text
  }

  @Sendable
  static func duration(_ text: String) -> Duration? {
    guard case .duration(let amount) = DurationParser.parse(text) else { return nil }
    return amount.duration
  }

  @Sendable
  static func outcome(_ text: String) -> SimulatedSystem.Outcome? {
    if text == "ok" { return .ok }
    guard text == "fail" || text.hasPrefix("fail:") else { return nil }
    let message = text.dropFirst("fail:".count)
    return .fail(message: message.isEmpty ? nil : String(message))
  }

  @Sendable
  static func civilTime(_ text: String) -> CivilTime? {
    guard case .date(let date) = TranscriptTime(text), date.offset == nil else { return nil }
    return CivilTime(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: date.hour,
      minute: date.minute,
      second: date.second
    )
  }
}
