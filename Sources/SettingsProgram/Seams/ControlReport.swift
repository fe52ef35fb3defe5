import Transcripts

/// What the program reports over the descriptor of `--control`, one line each; see ``ControlStep``.
enum ControlReport: Hashable {
  /// The prompt was shown at the start of a row; empty for none.
  case prompt(String)
  /// The row of the prompt was left for the row below, with this on it.
  case row(String)
  /// A line of an answer, on rows of its own.
  case answer(String)
  /// An announcement on rows of its own; when it happened, as a transcript counts.
  case announced(Duration, String)
  /// An announcement on the row of the prompt.
  case appended(Duration, String)
  /// The step is done: bytes written since the start, carriage returns left out, and the clock.
  case settled(output: Int, elapsed: Duration)
  /// The step cannot be done; a sentence.
  case refused(String)

  /// Nil for a line that is no report.
  init?(_ line: String) {
    let (name, rest) = Self.split(line)
    switch name {
    case "prompt": self = .prompt(rest)
    case "row": self = .row(rest)
    case "answer": self = .answer(rest)
    case "refused": self = .refused(rest)
    case "announced", "appended", "settled":
      let (first, text) = Self.split(rest)
      if name == "settled" {
        guard let count = Int(first), let time = TranscriptDuration.parse(text) else { return nil }
        self = .settled(output: count, elapsed: time)
        return
      }
      guard let time = TranscriptDuration.parse(first), !text.isEmpty else { return nil }
      self = name == "appended" ? .appended(time, text) : .announced(time, text)
    default: return nil
    }
  }

  /// What stands before the first blank and after it; by scalars, as a blank and a mark after it are
  /// one character.
  private static func split(_ line: String) -> (first: String, rest: String) {
    let scalars = line.unicodeScalars
    guard let blank = scalars.firstIndex(of: " ") else { return (line, "") }
    return (String(scalars[..<blank]), String(scalars[scalars.index(after: blank)...]))
  }

  /// The line, without its end.
  var spelled: String {
    switch self {
    case .prompt(let text): "prompt \(text)"
    case .row(let text): "row \(text)"
    case .answer(let text): "answer \(text)"
    case .announced(let time, let text): "announced \(TranscriptDuration.seconds(time))s \(text)"
    case .appended(let time, let text): "appended \(TranscriptDuration.seconds(time))s \(text)"
    case .settled(let output, let elapsed):
      "settled \(output) \(TranscriptDuration.seconds(elapsed))s"
    case .refused(let sentence): "refused \(sentence)"
    }
  }
}
