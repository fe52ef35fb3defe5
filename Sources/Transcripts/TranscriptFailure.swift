/// One way in which a run differs from its transcript.
package struct TranscriptFailure: Hashable, Sendable {
  /// The number of the line in the file, from 1.
  package let line: Int
  /// The clock since the start; nil when not known.
  package let elapsed: Duration?
  /// What differs.
  package let fact: Fact

  /// What can differ.
  package enum Fact: Hashable, Sendable {
    /// Recorded lines as the file has or would have them; nil when there is none at this place.
    case differs(expected: String?, heard: String?)
    /// The exit code.
    case exitCode(expected: Int, got: Int)
    /// A heard line breaks a rule; as it would be recorded.
    case problem(NarratedLineProblem, heard: String)
    /// The run ended early.
    case stopped(TranscriptRun.Stop)
  }

  /// One sentence: `retry.txt line 11, 1.4 s in: expected "Saved", heard "Saving"`.
  package func sentence(path: String) -> String {
    let time = elapsed.map { ", \(TranscriptDuration.seconds($0)) s in" } ?? ""
    return "\(path) line \(line)\(time): \(words)"
  }

  private var words: String {
    switch fact {
    case .differs(let expected, let heard):
      let wanted = expected.map { Self.quoted($0, unlike: heard) } ?? "nothing more"
      let got = heard.map { Self.quoted($0, unlike: expected) } ?? "nothing"
      return "expected \(wanted), heard \(got)"
    case .exitCode(let expected, let got): return "expected exit code \(expected), got \(got)"
    case .problem(let problem, let heard):
      return "\(problem.words): \(Self.quoted(heard, unlike: nil))"
    case .stopped(.subject(let sentence)): return sentence
    case .stopped(.editorHolds(let held, let typed)):
      let (held, typed) = (
        LongLine.quoted(held, unlike: typed), LongLine.quoted(typed, unlike: held)
      )
      return "the editor holds \(held), and the typed line \(typed) does not begin with it"
    case .stopped(.tooMuchHeard):
      return "more than \(TranscriptRunner.mostHeard) lines were heard"
    }
  }

  /// A recorded line as it is said: its kind, its words, its time.
  private static func quoted(_ recorded: String, unlike other: String?) -> String {
    let (text, _) = parts(of: recorded)
    let words = LongLine.quoted(text, unlike: other.map { parts(of: $0).text })
    return switch LineMark(recorded) {
    case .error: "the error \(words)"
    case .announcement: "\(words) at \(parts(of: recorded).seconds) s"
    default: words
    }
  }

  /// The words of a recorded line, and the seconds of an announcement.
  private static func parts(of recorded: String) -> (text: String, seconds: String) {
    let text = LineMark.text(of: recorded)
    guard LineMark(recorded) == .announcement else { return (text, "") }
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let seconds = parts[0].hasSuffix("s") ? parts[0].dropLast() : parts[0]
    return (parts.count > 1 ? String(parts[1]) : "", String(seconds))
  }
}
