/// Why a recording is not written.
package enum RecordRefusal: Hashable, Sendable {
  /// The run ended early, a heard line breaks a rule, or the exit code is not the written one.
  case failure(TranscriptFailure)
  /// The second run differs from the first.
  case secondDiffers(TranscriptFailure)
  /// Nothing at all was heard.
  case nothingHeard

  /// One sentence.
  package func sentence(path: String) -> String {
    switch self {
    case .failure(let failure): failure.sentence(path: path)
    case .secondDiffers(let failure):
      "A second recording differs. " + failure.sentence(path: path)
    case .nothingHeard: "Nothing was heard."
    }
  }
}
