import SettingsSession
import Transcripts

/// Moves virtual time on while a typed command still runs.
struct SessionClock {
  let executor: StepExecutor
  let session: SettingsSession

  /// Runs what is due; then, as long as a command waits for time, moves on to the next timer.
  ///
  /// Throws when the command waits and no timer will ever end.
  func settle() throws(TranscriptSubjectError) {
    executor.runDue()
    while session.assumeIsolated({ $0.isBusy }) {
      guard let next = executor.nextDeadline else {
        throw TranscriptSubjectError("A command is still running and nothing will end it.")
      }
      executor.advance(to: next)
    }
  }
}
