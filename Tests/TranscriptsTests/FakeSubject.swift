import Locking
import Transcripts

/// A scripted product: each step's answer stands under its own spelling.
struct FakeSubject: TranscriptSubject {
  /// What is heard, under `start`, `> list`, `~ op<Tab>`, `wait 2.0 seconds`, `until`, `simulate
  /// save ok`, `restart`, `end`; nothing for what is not there.
  var answers: [String: [Heard]] = [:]
  /// Steps that throw, with the sentence.
  var stops: [String: String] = [:]
  var exitCode = 0
  /// Heard at every `> list`, a higher number each time, over all subjects that share it.
  var counter: Counter?
  private(set) var elapsed: Duration? = .zero
  private var line = LineModel()

  final class Counter: Sendable {
    private let value = Locked(0)

    func next() -> Int {
      value.withLock { value in
        value += 1
        return value
      }
    }

    var count: Int { value.withLock { $0 } }
  }

  init(
    _ answers: [String: [Heard]] = [:],
    stops: [String: String] = [:],
    exitCode: Int = 0,
    counter: Counter? = nil
  ) {
    self.answers = answers
    self.stops = stops
    self.exitCode = exitCode
    self.counter = counter
  }

  var typedText: String? { line.text }

  private func answer(_ step: String) throws(TranscriptSubjectError) -> [Heard] {
    if let sentence = stops[step] { throw TranscriptSubjectError(sentence) }
    if step == "> list", let counter { return [.line("Number \(counter.next())")] }
    return answers[step] ?? []
  }

  mutating func start(options: [String]) throws(TranscriptSubjectError) -> [Heard] {
    try answer((["start"] + options).joined(separator: " "))
  }

  mutating func enter(_ typed: String) throws(TranscriptSubjectError) -> [Heard] {
    guard line.enter(typed) != nil else { throw TranscriptSubjectError("The line is not free.") }
    return try answer("> \(typed)")
  }

  mutating func keys(_ keys: [TranscriptKey]) throws(TranscriptSubjectError) -> [Heard] {
    for key in keys {
      _ = line.press(key) { LineModel.Completion(text: $0 == "qui" ? "quiet " : $0) }
    }
    return try answer("~ " + keys.map(\.spelled).joined())
  }

  mutating func wait(_ duration: Duration) throws(TranscriptSubjectError) -> [Heard] {
    elapsed = elapsed.map { $0 + duration }
    return try answer("wait \(duration)")
  }

  mutating func wait(until time: TranscriptTime) throws(TranscriptSubjectError) -> [Heard] {
    elapsed = elapsed.map { $0 + .seconds(3_600) }
    return try answer("until")
  }

  mutating func simulate(_ words: String) throws(TranscriptSubjectError) -> [Heard] {
    try answer("simulate \(words)")
  }

  mutating func restart() throws(TranscriptSubjectError) -> [Heard] { try answer("restart") }

  mutating func end() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    (try answer("end"), exitCode)
  }
}
