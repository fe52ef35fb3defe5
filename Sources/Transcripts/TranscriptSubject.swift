/// One run of the product, driven by a transcript.
///
/// Each step gives back what was heard because of it, after everything that is due now has
/// happened. A step that cannot settle throws; it never waits in real time for longer than it must.
package protocol TranscriptSubject {
  /// Starts with the program's own options (the words after `@ options`).
  ///
  /// Called once, first. Throws when the options are refused.
  mutating func start(options: [String]) throws(TranscriptSubjectError) -> [Heard]

  /// Types the rest of the line and Enter; what `~` left is already typed and is part of `line`.
  mutating func enter(_ line: String) throws(TranscriptSubjectError) -> [Heard]

  /// Types keys, without Enter.
  mutating func keys(_ keys: [TranscriptKey]) throws(TranscriptSubjectError) -> [Heard]

  /// What the editor holds; nil when that cannot be known.
  var typedText: String? { get }

  /// Lets time pass. Everything heard is an announcement.
  mutating func wait(_ duration: Duration) throws(TranscriptSubjectError) -> [Heard]

  /// Lets time pass until an instant. Everything heard is an announcement.
  ///
  /// Throws when the instant is over.
  mutating func wait(until time: TranscriptTime) throws(TranscriptSubjectError) -> [Heard]

  /// Changes the simulated world. Everything heard is an announcement.
  mutating func simulate(_ words: String) throws(TranscriptSubjectError) -> [Heard]

  /// Leaves as the end of input does, then starts again with the same options, folder and clock.
  mutating func restart() throws(TranscriptSubjectError) -> [Heard]

  /// The end of input; called once, last.
  ///
  /// Gives what is said while what is under way is finished, and the exit code.
  mutating func end() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int)

  /// The time on the clock since the start; nil when that cannot be known.
  var elapsed: Duration? { get }
}

extension TranscriptSubject {
  /// Not known, unless the subject says.
  package var elapsed: Duration? { nil }
}
