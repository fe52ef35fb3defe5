/// Runs one transcript against the product.
package enum TranscriptRunner {
  /// The most lines that one transcript may hear; more ends the run.
  package static let mostHeard = 10_000

  /// Does every step in order and gives what was heard.
  ///
  /// `until`: the number of a line of the file; steps after it are not done. Nil for all.
  package static func run(
    _ transcript: Transcript,
    on subject: inout any TranscriptSubject,
    until: Int? = nil
  ) -> TranscriptRun {
    var run = TranscriptRun()
    run.steps.reserveCapacity(transcript.steps.count)
    var count = 0
    var now = subject.elapsed
    for place in transcript.steps.indices {
      let action = transcript.steps[place].action
      if let until, let index = transcript.steps[place].index,
        transcript.number(of: index) > until
      {
        break
      }
      if case .enter(let line) = action, let held = subject.typedText,
        !line.startsWithBytes(of: held)
      {
        run.stop = .editorHolds(held, typed: line)
        break
      }
      let began = now
      do throws(TranscriptSubjectError) {
        let heard = try perform(action, on: &subject, exitCode: &run.exitCode)
        now = subject.elapsed
        run.steps.append(TranscriptRun.Step(heard: heard, began: began, ended: now))
        count += heard.count
      } catch {
        run.stop = .subject(error.sentence)
        break
      }
      guard count <= mostHeard else {
        run.stop = .tooMuchHeard
        break
      }
    }
    return run
  }

  private static func perform(
    _ action: TranscriptAction,
    on subject: inout any TranscriptSubject,
    exitCode: inout Int?
  ) throws(TranscriptSubjectError) -> [Heard] {
    switch action {
    case .start(let options): return try subject.start(options: options)
    case .enter(let line): return try subject.enter(line)
    case .keys(let keys): return try subject.keys(keys)
    case .wait(let duration): return try subject.wait(duration)
    case .until(let time): return try subject.wait(until: time)
    case .simulate(let words): return try subject.simulate(words)
    case .restart: return try subject.restart()
    case .end:
      let end = try subject.end()
      exitCode = end.exitCode
      return end.heard
    }
  }
}
