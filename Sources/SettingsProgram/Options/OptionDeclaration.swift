import Wordings

/// One option: how it is written, what it takes, what it does.
struct OptionDeclaration: Sendable {
  let name: String
  /// What the value can be, in words; nil for an option without one.
  let value: Wording?
  let summary: Wording
  let apply: @Sendable (inout ProgramOptions, String) throws(OptionsError) -> Void
}
