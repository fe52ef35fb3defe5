/// Replays a transcript up to a line, saying what is typed and heard; the person goes on from there.
package enum TranscriptHandOver {
  /// Plays the steps up to a line of the file and gives the subject as it stands then.
  ///
  /// Nothing is compared. Nil when the program could not come so far; it has been said why.
  package static func play(
    _ transcript: Transcript,
    until line: Int,
    subject: any TranscriptSubject,
    output: (String) -> Void
  ) -> (any TranscriptSubject)? {
    var subject = subject
    let run = TranscriptRunner.run(transcript, on: &subject, until: line)
    for (step, done) in zip(transcript.steps, run.steps) {
      if let index = step.index { output(transcript.lines[index]) }
      for heard in done.heard {
        let text = NarratedLineRules.escaped(heard.text)
        output(heard.isError ? "Error: " + text : text)
      }
    }
    guard let stop = run.stop else { return subject }
    let step = transcript.steps[run.steps.count]
    let failure = TranscriptFailure(
      line: transcript.number(of: step.index ?? 0),
      elapsed: run.steps.last?.ended,
      fact: .stopped(stop)
    )
    output(failure.sentence(path: transcript.path))
    return nil
  }
}
