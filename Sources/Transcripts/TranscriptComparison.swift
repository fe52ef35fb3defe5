/// A run laid beside its transcript, whole and exact.
struct TranscriptComparison: Hashable, Sendable {
  /// In the order of the file; empty when the run is the transcript.
  private(set) var failures: [TranscriptFailure] = []
  /// The transcript's lines as the run would write them: every line of a person kept.
  private(set) var actual: [String] = []
  /// The index of the first line that differs; nil when all recorded lines are as heard.
  private(set) var firstDifference: Int?

  private let transcript: Transcript
  private let run: TranscriptRun

  /// Compares every recorded line, in order, to the end, and the exit code.
  init(of run: TranscriptRun, with transcript: Transcript) {
    self.transcript = transcript
    self.run = run
    // Prose before the options.
    actual = Array(transcript.lines[..<(transcript.steps[0].index ?? 0)])
    for place in transcript.steps.indices { compareStep(place) }
    if let stop = run.stop { failStop(stop) }
    failures.sort { $0.line < $1.line }
  }

  private mutating func compareStep(_ place: Int) {
    let step = transcript.steps[place]
    if let index = step.index { actual.append(line(of: step, at: index)) }
    guard place < run.steps.count else {
      actual += transcript.lines[step.body]
      return
    }
    checkRules(place)
    // The end's own lines stand before it, among those of the step before.
    if case .end = step.action { return }
    let heard = run.steps[place].heard
    var last: [Heard] = []
    var isCut = false
    if place + 2 == transcript.steps.count {
      isCut = place + 1 == run.steps.count
      last = isCut ? [] : run.steps[place + 1].heard
    }
    let recorded = transcript.recorded(in: step.body)
    let all = last.isEmpty ? heard : heard + last
    // A run cut before the end has not said all of it yet.
    let isWhole = isCut ? all.count <= recorded.count : all.count == recorded.count
    let isSame = zip(all, recorded).allSatisfy { $0.isRecorded(by: transcript.lines[$1]) }
    guard !isWhole || !isSame else {
      actual += transcript.lines[step.body]
      return
    }
    failDifference(at: place, recorded: recorded, heard: heard, last: last)
    let prose = transcript.lines[step.body].filter { !(LineMark($0)?.isRecorded ?? false) }
    let lines = heard.map(\.recorded)
    // Without options the start has no line of its own: the prose of the top comes first.
    actual += step.index == nil ? prose + lines : lines + prose
    actual += last.map(\.recorded)
  }

  /// The line of an action; that of the end with the exit code that was got.
  private func line(of step: TranscriptStep, at index: Int) -> String {
    guard case .end = step.action, let got = run.exitCode else { return transcript.lines[index] }
    return "@ end, exit \(got)"
  }

  private mutating func failDifference(
    at place: Int,
    recorded: [Int],
    heard: [Heard],
    last: [Heard]
  ) {
    let expected = recorded.map { transcript.lines[$0] }
    let got = (heard + last).map(\.recorded)
    let same = zip(expected, got).prefix { $0.isSameBytes(as: $1) }.count
    let step = transcript.steps[place]
    let before = same > 0 ? recorded[same - 1] : step.index ?? max(0, step.body.upperBound - 1)
    let index = same < recorded.count ? recorded[same] : before
    if firstDifference == nil { firstDifference = index }
    let all = heard + last
    let isLast = same >= heard.count && !last.isEmpty
    failures.append(
      TranscriptFailure(
        line: transcript.number(of: index),
        elapsed: elapsed(isLast ? place + 1 : place, at: same < all.count ? all[same] : nil),
        fact: .differs(
          expected: same < expected.count ? expected[same] : nil,
          heard: same < got.count ? got[same] : nil
        )
      )
    )
  }

  /// When something was heard, on the clock since the start.
  private func elapsed(_ place: Int, at heard: Heard?) -> Duration? {
    let step = run.steps[place]
    guard case .announcement(let at, _) = heard, transcript.steps[place].action.isWait else {
      return step.ended
    }
    return step.began.map { $0 + at }
  }

  private mutating func checkRules(_ place: Int) {
    let step = transcript.steps[place]
    let index = step.index ?? max(0, step.body.upperBound - 1)
    let number = transcript.number(of: index)
    for heard in run.steps[place].heard {
      guard let problem = NarratedLineRules.problem(of: heard, after: step.action) else { continue }
      failures.append(
        TranscriptFailure(
          line: number,
          elapsed: elapsed(place, at: heard),
          fact: .problem(problem, heard: heard.recorded)
        )
      )
    }
    guard case .end(let expected) = step.action, let got = run.exitCode, got != expected else {
      return
    }
    if firstDifference == nil { firstDifference = index }
    failures.append(
      TranscriptFailure(
        line: number,
        elapsed: run.steps[place].ended,
        fact: .exitCode(expected: expected, got: got)
      )
    )
  }

  private mutating func failStop(_ stop: TranscriptRun.Stop) {
    let step = transcript.steps[min(run.steps.count, transcript.steps.count - 1)]
    failures.append(
      TranscriptFailure(
        line: transcript.number(of: step.index ?? 0),
        elapsed: run.steps.last?.ended,
        fact: .stopped(stop)
      )
    )
  }
}
