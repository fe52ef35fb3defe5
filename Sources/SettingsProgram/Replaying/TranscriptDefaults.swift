/// Where every transcript begins, in every seam; its own options come after these.
enum TranscriptDefaults {
  static let options = [
    "--virtual-time", "--quiet", "--locale", "en_US", "--time-zone", "UTC", "--start",
    "2026-01-01T09:00:00",
  ]

  /// The same, understood once for all transcripts of a run.
  static let programOptions: ProgramOptions = {
    do throws(OptionsError) {
      return try ProgramOptions.parse(options)
    } catch {
      preconditionFailure("The options that every transcript begins with: \(error)")
    }
  }()
}
