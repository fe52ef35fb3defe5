/// Which transcripts a recording may write.
package enum RecordMode: String, Hashable, Sendable, CaseIterable {
  /// Those without any recorded line; a file with one is never written.
  case missing
  /// None.
  case never
  /// Those that fail.
  case failed
  /// All.
  case all

  /// The mode when none is given: never where CI is set, and not to `false` or `0`, else missing.
  package static func standard(environment: [String: String]) -> RecordMode {
    ["", "0", "false"].contains((environment["CI"] ?? "").lowercased()) ? .missing : .never
  }
}
