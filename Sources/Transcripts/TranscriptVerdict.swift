/// What became of one transcript.
package enum TranscriptVerdict: Hashable, Sendable {
  /// Every recorded line was heard, nothing else, and the exit code is right.
  case passed
  /// It differs; the failures in the order of the file, at least one, and the diff of the file.
  case failed([TranscriptFailure], diff: [String], round: Int)
  /// It does not run here.
  case leftOut(TranscriptSeam.LeftOut)
  /// Its file is no transcript, or cannot be read or written.
  case unusable(TranscriptFileError)
  /// It was written just now, so nobody has looked at it.
  case recorded
  /// It was not written.
  case refused(RecordRefusal)
}
