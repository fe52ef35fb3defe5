/// Why a run of the product cannot go on: refused options, work that does not settle, a key that
/// only a terminal can press.
package struct TranscriptSubjectError: Error, Hashable, Sendable {
  /// One sentence for the person who reads the failure.
  package let sentence: String

  /// `sentence` is shown as it is.
  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
