import Transcripts
import Wordings

/// Writes the transcript of a session that has ended, as the engine in process hears it.
struct RecordingEnd {
  let path: String
  /// The lines that a person would have written.
  let script: [String]
  /// What was said in the session.
  let heard: [String]

  /// Writes the file; a sentence when it is not what was heard, nil when it is.
  func write() throws(TranscriptFileError) -> Wording? {
    let written = try record(script)
    guard let place = firstDifference(from: written) else { return nil }
    let (was, now) = (quoted(heard, place), quoted(written, place))
    return Wording(
      "\(path) was written, but a replay differs: heard \(was.english),"
        + " replayed \(now.english).",
      german: "\(path) wurde geschrieben, aber die Wiedergabe weicht ab:"
        + " gehört \(was.german), wiedergegeben \(now.german)."
    )
  }

  /// Records the script, and gives the lines that are heard in a replay of it.
  private func record(_ script: [String]) throws(TranscriptFileError) -> [String] {
    try TranscriptFiles.write(TranscriptDocument.bytes(of: script), to: path)
    let results = TranscriptRecorder(try TranscriptDocument(path: path), mode: .all).results {
      InProcessSubject(path: path)
    }
    if let code = results.lazy.compactMap(\.exitCode).first {
      // A replay is a terminal, where leaving can end otherwise than in a pipe.
      return try record(script.dropLast() + ["@ end, exit \(code)"])
    }
    let document = try TranscriptDocument(path: path)
    return document.transcripts.flatMap { transcript in
      transcript.recorded(in: transcript.lines.indices).map { Self.text(of: transcript.lines[$0]) }
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

extension TranscriptResult {
  /// The exit code that a recording got, when that is all that is wrong with the script.
  fileprivate var exitCode: Int? {
    guard case .refused(.failure(let failure)) = verdict,
      case .exitCode(_, let got) = failure.fact
    else { return nil }
    return got
  }
}
