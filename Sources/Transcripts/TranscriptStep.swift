/// One action of a transcript and the lines that follow it.
package struct TranscriptStep: Hashable, Sendable {
  /// What is done.
  package let action: TranscriptAction
  /// The index of its line in the transcript's lines; nil for a start without `@ options`.
  package let index: Int?
  /// The indices of the lines after it up to the next action: recorded lines, prose and blanks.
  package let body: Range<Int>
}
