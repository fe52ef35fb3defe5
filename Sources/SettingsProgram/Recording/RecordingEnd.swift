import Transcripts
import Wordings

/// Writes the transcript of a session that has ended, as the engine in process hears it.
struct RecordingEnd {
  let files: RecordingFiles
  /// The lines that a person would have written.
  let script: [String]
  /// What was said in the session.
  let heard: [String]

  /// What is wrong with a transcript that was written.
  struct Fault {
    let sentence: Wording
    /// Whether nothing of what was said could be recorded.
    let isUnrecorded: Bool
  }

  /// Writes the files; what is wrong when they don't hold what was heard, nil when they do.
  func write() throws(TranscriptFileError) -> Fault? {
    let (lines, refusal) = try recorded(script)
    try files.write(lines)
    if let refusal {
      let (path, reason) = (files.path, refusal.sentence(path: files.path))
      let sentence = Wording(
        "\(path) holds what was typed, but not what was said. \(reason)",
        german: "\(path) enthält, was getippt wurde, aber nicht, was gesagt wurde. \(reason)"
      )
      return Fault(sentence: sentence, isUnrecorded: true)
    }
    let replayed = try Self.heard(in: document(lines))
    guard let place = firstDifference(from: replayed) else { return nil }
    let (was, now) = (quoted(heard, place), quoted(replayed, place))
    let path = files.path
    let sentence = Wording(
      "\(path) was written, but a replay differs: heard \(was.english),"
        + " replayed \(now.english).",
      german: "\(path) wurde geschrieben, aber die Wiedergabe weicht ab:"
        + " gehört \(was.german), wiedergegeben \(now.german)."
    )
    return Fault(sentence: sentence, isUnrecorded: false)
  }

  /// The lines of the script with what is heard in a replay of it, or why there are none of these.
  private func recorded(
    _ script: [String]
  ) throws(TranscriptFileError) -> (lines: [String], refusal: RecordRefusal?) {
    let recorder = TranscriptRecorder(try document(script), mode: .all)
    let (lines, verdicts) = recorder.recording {
      InProcessSubject(path: files.path, given: files.preferences)
    }
    for case .unusable(let error) in verdicts { throw error }
    guard let code = verdicts.lazy.compactMap(\.exitCode).first else {
      for case .refused(let refusal) in verdicts { return (lines, refusal) }
      return (lines, nil)
    }
    // A replay is a terminal, where leaving can end otherwise than in a pipe.
    return try recorded(script.dropLast() + ["@ end, exit \(code)"])
  }

  private func document(_ lines: [String]) throws(TranscriptFileError) -> TranscriptDocument {
    try TranscriptDocument(path: files.path, bytes: TranscriptDocument.bytes(of: lines))
  }

  private static func heard(in document: TranscriptDocument) -> [String] {
    document.transcripts.flatMap { transcript in
      transcript.recorded(in: transcript.lines.indices).map { text(of: transcript.lines[$0]) }
    }
  }

  private func firstDifference(from replayed: [String]) -> Int? {
    let heard = heard.map { Heard(answer: $0).text }
    guard heard != replayed else { return nil }
    return zip(heard, replayed).prefix { $0 == $1 }.count
  }

  private func quoted(_ lines: [String], _ index: Int) -> Wording {
    index < lines.count
      ? Wording(verbatim: "\"\(lines[index])\"") : Wording("nothing", german: "nichts")
  }

  /// What is said by a recorded line, without the mark of an error.
  private static func text(of line: String) -> String {
    // By scalars: a blank and a mark after it are one character.
    let text = line.unicodeScalars.dropFirst(2)
    switch line.unicodeScalars.first {
    case "!": return String(text)
    case "*": return Heard(answer: String(text.drop { $0 != " " }.dropFirst())).text
    default: return Heard(answer: String(text)).text
    }
  }
}

extension TranscriptVerdict {
  /// The exit code that a recording got, when that is all that is wrong with the script.
  fileprivate var exitCode: Int? {
    guard case .refused(.failure(let failure)) = self,
      case .exitCode(_, let got) = failure.fact
    else { return nil }
    return got
  }
}
