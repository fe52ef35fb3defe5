import Transcripts

/// A story with each kind of line, and a product that behaves so.
enum Story {
  static let text = """
    # A failed save keeps the choice and can be retried.
    @ options --authorization allowed --save-result fail
    > toggle messages push
      Push, toggle, Off
    ~ quiet fr
    @ wait 2s
    @ simulate save ok

    # The answer comes first, then what was held.
    > quiet from 21:00
      From, 9:00 PM. Quiet hours are off
    * 1.4s Not saved. Check your connection and try again.
    > retry
      Saving
    @ wait 1s
    * 0.8s Saved
    > toggle messages carrier pigeon
    ! Messages has no channel "carrier pigeon". Try toggle messages push.
    # What is under way is finished.
    * 0.6s Reminders saved
    @ end, exit 0

    """

  static let subject = FakeSubject([
    "> toggle messages push": [.line("Push, toggle, Off")],
    "> quiet from 21:00": [
      .line("From, 9:00 PM. Quiet hours are off"),
      .announcement(
        at: .milliseconds(1_400),
        "Not saved. Check your connection and try again."
      ),
    ],
    "> retry": [.line("Saving")],
    "wait 1.0 seconds": [.announcement(at: .milliseconds(800), "Saved")],
    "> toggle messages carrier pigeon": [
      .error("Messages has no channel \"carrier pigeon\". Try toggle messages push.")
    ],
    "end": [.announcement(at: .milliseconds(600), "Reminders saved")],
  ])

  static func document(
    _ text: String = text,
    path: String = "saving/retry.txt"
  ) throws(TranscriptFileError) -> TranscriptDocument {
    try TranscriptDocument(path: path, bytes: Array(text.utf8))
  }

  /// What replaying a text against a product gives.
  static func verdict(
    _ text: String = text,
    _ subject: FakeSubject = subject
  ) throws(TranscriptFileError) -> TranscriptVerdict {
    let document = try document(text)
    return TranscriptReplay(document.transcripts[0], in: document)
      .outcome { subject }.result.verdict
  }

  /// The first line said about it.
  static func sentence(
    _ text: String = text,
    _ subject: FakeSubject = subject
  ) throws(TranscriptFileError) -> String {
    let document = try document(text)
    return TranscriptReplay(document.transcripts[0], in: document)
      .outcome { subject }.result.lines.first ?? ""
  }

  static func replacing(_ old: String, with new: String) -> String {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    return parts.map { $0 == old ? new : String($0) }.joined(separator: "\n")
  }
}
