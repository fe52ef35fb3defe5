import Transcripts

/// What a replay asks of the real executable over the descriptor of `--control`, one line each.
///
/// This is the whole protocol. What a person types never goes through it: it is written to the
/// program's input, and then `settle N` asks for the point at which N bytes of it, counted from the
/// start, have been read and dealt with. Each step is answered by ``ControlReport`` lines, in the
/// order in which things were said, and then by one `settled …` or `refused …`; a program that leaves
/// closes the descriptor instead. The next step is sent after that, so that nobody waits for time.
///
///     settle 19              row > toggle messages push
///                            answer Push, toggle, Off
///                            prompt >
///                            settled 41 0s
///     wait 2s                appended 1.4s Saved
///                            settled 49 2s
///     end                    (closed)
enum ControlStep: Hashable {
  /// Reports once so many bytes of input were taken; Ctrl-C counts as one.
  case settle(input: Int)
  case wait(Duration)
  case until(TranscriptTime)
  /// The words after `@ simulate `.
  case simulate(String)
  /// Leaves as the end of input does, then starts again on the same system and clock.
  case restart
  /// The end of input.
  case end

  /// Nil for a line that is no step.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count > 1 ? String(parts[1]) : ""
    switch parts[0] {
    case "settle":
      guard let count = Int(rest) else { return nil }
      self = .settle(input: count)
    case "wait":
      guard let duration = TranscriptDuration.parse(rest) else { return nil }
      self = .wait(duration)
    case "until":
      guard let time = TranscriptTime(rest) else { return nil }
      self = .until(time)
    case "simulate": self = .simulate(rest)
    case "restart": self = .restart
    case "end": self = .end
    default: return nil
    }
  }

  /// The line, without its end.
  var spelled: String {
    switch self {
    case .settle(let count): "settle \(count)"
    case .wait(let duration): "wait \(TranscriptDuration.seconds(duration))s"
    case .until(let time): "until \(time.spelled)"
    case .simulate(let words): "simulate \(words)"
    case .restart: "restart"
    case .end: "end"
    }
  }
}
