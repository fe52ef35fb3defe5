import SettingsREPL
import SettingsSession
import Transcripts

/// A session on virtual time: an event is taken to its end before the next.
struct SessionClock {
  let executor: StepExecutor
  let session: SettingsSession

  /// Gives the session an event after what is due, then runs what that makes due; as long as a
  /// command waits for time, moves on to the next timer.
  ///
  /// Throws when the command waits and no timer will ever end.
  func post(_ event: ConversationEvent) throws(TranscriptSubjectError) {
    executor.runDue()
    var isBusy = session.assumeIsolated { session in
      session.receive(event)
      return session.isBusy
    }
    if executor.runDue() { isBusy = session.assumeIsolated { $0.isBusy } }
    while isBusy {
      guard let next = executor.nextDeadline else {
        throw TranscriptSubjectError("A command is still running and nothing will end it.")
      }
      executor.advance(to: next)
      isBusy = session.assumeIsolated { $0.isBusy }
    }
  }
}
