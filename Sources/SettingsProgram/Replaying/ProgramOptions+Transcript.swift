extension ProgramOptions {
  /// Refuses what a transcript's `@ options` would have no effect with: its lines are what is
  /// typed, and it is itself the record.
  func requireTranscript() throws(OptionsError) {
    if isHelp { throw .notForTranscripts("--help") }
    if isVersion { throw .notForTranscripts("--version") }
    if commands != nil { throw .notForTranscripts("-c") }
    if control != nil { throw .notForTranscripts("--control") }
    if record != nil { throw .notForTranscripts("--record") }
  }
}
