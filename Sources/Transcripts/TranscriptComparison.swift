/// A run laid beside its transcript, whole and exact.
struct TranscriptComparison: Hashable, Sendable {
  /// In the order of the file; empty when the run is the transcript.
  private(set) var failures: [TranscriptFailure] = []
  /// The index of the first line that differs; nil when all recorded lines are as heard.
  private(set) var firstDifference: Int?

  private let transcript: Transcript
  private let run: TranscriptRun
  /// The places of the steps after which something else was heard than is recorded.
  private var differing: Set<Int> = []

  /// Compares every recorded line, in order, to the end, and the exit code.
  init(of run: TranscriptRun, with transcript: Transcript) {
    self.transcript = transcript
    self.run = run
    for place in run.steps.indices { compareStep(place) }
    if let stop = run.stop { failStop(stop) }
    failures.sort { $0.line < $1.line }
  }

  /// The transcript's lines as the run would write them: every line of a person kept.
  func actual() -> [String] {
    // Prose before the options.
    let top = transcript.lines[..<(transcript.steps[0].index ?? 0)]
    return top + transcript.steps.indices.flatMap(actualLines)
  }

  private func actualLines(_ place: Int) -> [String] {
    let step = transcript.steps[place]
    let action = step.index.map { [line(of: step, at: $0)] } ?? []
    guard differing.contains(place) else { return action + transcript.lines[step.body] }
    let prose = step.body.filter { !transcript.marks[$0].isRecorded }.map { transcript.lines[$0] }
    let lines = run.steps[place].heard.map(\.recorded)
    // Without options the start has no line of its own: the prose of the top comes first.
    let body = step.index == nil ? prose + lines : lines + prose
    return action + body + heardAtEnd(after: place).map(\.recorded)
  }

  private mutating func compareStep(_ place: Int) {
    checkRules(place)
    // The end's own lines stand before it, among those of the step before.
    guard place + 1 < transcript.steps.count else { return }
    let body = transcript.steps[place].body
    let heard = run.steps[place].heard
    let last = heardAtEnd(after: place)
    // A run cut before the end has not said all of it yet.
    let isCut = place + 2 == transcript.steps.count && place + 1 == run.steps.count
    guard !isRecorded(last.isEmpty ? heard : heard + last, in: body, isCut: isCut) else {
      return
    }
    differing.insert(place)
    failDifference(
      at: place,
      recorded: transcript.recorded(in: body),
      heard: heard,
      last: last
    )
  }

  /// What was heard at the end, when the step is the last before it.
  private func heardAtEnd(after place: Int) -> [Heard] {
    guard place + 2 == transcript.steps.count, place + 1 < run.steps.count else { return [] }
    return run.steps[place + 1].heard
  }

  /// Whether just this is recorded in some lines; `isCut`: more may be.
  private func isRecorded(_ heard: [Heard], in body: Range<Int>, isCut: Bool) -> Bool {
    var count = 0
    for index in body where transcript.marks[index].isRecorded {
      guard count < heard.count else { return isCut }
      guard heard[count].isRecorded(by: transcript.lines[index]) else { return false }
      count += 1
    }
    return count == heard.count
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
    let before = same > 0 ? recorded[same - 1] : actionIndex(place)
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
    let action = transcript.steps[place].action
    for heard in run.steps[place].heard {
      guard let problem = NarratedLineRules.problem(of: heard, after: action) else { continue }
      failures.append(
        TranscriptFailure(
          line: transcript.number(of: actionIndex(place)),
          elapsed: elapsed(place, at: heard),
          fact: .problem(problem, heard: heard.recorded)
        )
      )
    }
    guard case .end(let expected) = action, let got = run.exitCode, got != expected else { return }
    let index = actionIndex(place)
    if firstDifference == nil { firstDifference = index }
    failures.append(
      TranscriptFailure(
        line: transcript.number(of: index),
        elapsed: run.steps[place].ended,
        fact: .exitCode(expected: expected, got: got)
      )
    )
  }

  /// The index of a step's own line; of a start without one that of the last line before it.
  private func actionIndex(_ place: Int) -> Int {
    let step = transcript.steps[place]
    return step.index ?? max(0, step.body.upperBound - 1)
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
