/// What became of an announcement.
package enum SpeechOutcome: Hashable, Sendable {
  /// It waits for its turn.
  case waiting
  /// It is being said.
  case speaking
  /// It was said to its end.
  case spoken
  /// It was broken off.
  case cut(by: SpeechSource)
  /// It was never begun.
  case dropped(by: SpeechSource)
}
