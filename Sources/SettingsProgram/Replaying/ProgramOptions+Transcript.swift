extension ProgramOptions {
  /// Refuses what a transcript's `@ options` would have no effect with: its lines are what is
  /// typed, and it is itself the record.
  func requireTranscript() throws(OptionsError) {
    let foreign = [
      "-c": commands != nil, "--record": record != nil, "--control": control != nil,
      "--help": isHelp, "--version": isVersion,
    ]
    let names = foreign.filter(\.value).keys.sorted()
    if let name = names.first { throw .notForTranscripts(name) }
  }
}
