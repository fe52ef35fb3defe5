/// What one run of a transcript gave.
package struct TranscriptRun: Hashable, Sendable {
  /// What was heard at each step that was done, in the order of the transcript's steps.
  package var steps: [Step] = []
  /// Nil when the end was not reached.
  package var exitCode: Int?
  /// Why the run ended before the transcript did; nil when it did not.
  package var stop: Stop?

  /// What was heard at one step.
  package struct Step: Hashable, Sendable {
    /// In order.
    package let heard: [Heard]
    /// The clock since the start, before the step; nil when not known.
    package let began: Duration?
    /// The clock since the start, after the step; nil when not known.
    package let ended: Duration?
  }

  /// Why a run ended early.
  package enum Stop: Hashable, Sendable {
    /// The program could not go on; the sentence says why.
    case subject(String)
    /// The editor holds a text that the typed line does not begin with.
    case editorHolds(String, typed: String)
    /// More was heard than a transcript can have.
    case tooMuchHeard
  }
}
