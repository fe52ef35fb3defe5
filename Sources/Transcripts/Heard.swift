/// What was heard, in order.
package enum Heard: Hashable, Sendable {
  /// One narrated line of an answer.
  case line(String)
  /// An error, without its `Error: ` or what stands for it in another language.
  case error(String)
  /// An announcement; `at` counts from the beginning of the wait during which it happened.
  case announcement(at: Duration, String)

  /// A line of an answer, or an error that one is.
  package init(answer line: String) {
    let start = line.utf8.first
    let mark = NarratedLineRules.errorMarks.first { $0.utf8.first == start && line.hasPrefix($0) }
    self = mark.map { .error(String(line.dropFirst($0.count))) } ?? .line(line)
  }

  /// The words alone, without a mark and a time.
  package var text: String {
    switch self {
    case .line(let text), .error(let text), .announcement(_, let text): text
    }
  }

  /// The line of a transcript that records it: `  Saving`, `! …`, `* 1.4s Saved`.
  ///
  /// What a line cannot hold is written as its number (`\u{1B}`), so that a diff is always safe to
  /// show.
  package var recorded: String {
    let text = NarratedLineRules.escaped(text)
    return switch self {
    case .line: "  " + text
    case .error: "! " + text
    case .announcement(let at, _): "* \(TranscriptDuration.seconds(at))s " + text
    }
  }

  /// Whether `line` of a transcript records just this; mostly told without putting it together.
  func isRecorded(by line: String) -> Bool {
    let isAsHeard =
      switch self {
      case .line(let text): line.isBytes(of: " ", text)
      case .error(let text): line.isBytes(of: "!", text)
      case .announcement: false
      }
    return isAsHeard || recorded.isSameBytes(as: line)
  }

  /// Whether it is an announcement.
  var isAnnouncement: Bool {
    if case .announcement = self { true } else { false }
  }

  /// Whether it is an error.
  var isError: Bool {
    if case .error = self { true } else { false }
  }
}
