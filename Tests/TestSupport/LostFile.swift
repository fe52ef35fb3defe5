/// What becomes of a preferences file that somebody takes away and puts back, step by step.
package enum LostFile {
  /// A line that is typed, what is done to the file before, and what is said then.
  package struct Step: Sendable {
    package let line: String
    package let said: [String]
    /// The file's content from here on; nil for no file.
    let content: String?
    /// Whether something is done to the file at all.
    let isChange: Bool

    /// Does to the file `p.json` what is done before the line.
    package func prepare(_ scratch: Scratch) {
      guard isChange else { return }
      Scratch.removeFile(scratch.file("p.json"))
      if let content { scratch.write(content, to: "p.json") }
    }
  }

  /// A file that is not the sample, with what a sample would lose.
  package static let text = """
    {"categories": [{"channels": ["push", "sms"], "id": "a", "kept": 1, "required":
    {"push": "law"}, "title": "Alarms"}], "digest": "weekly"}
    """

  private static let notLoaded = "Your notification settings could not be loaded."

  /// What is said is in sentences: at a terminal each can stand on a row of its own.
  package static let steps = [
    Step(line: "alarms", said: ["Alarms, Push"], content: nil, isChange: false),
    Step(line: "refresh", said: [notLoaded, "p.json is not there."], content: nil, isChange: true),
    Step(line: "alarms", said: ["Alarms, Push"], content: nil, isChange: false),
    Step(
      line: "digest daily; wait 700ms",
      said: ["Daily, tab, selected, 2 of 3", "Not saved. p.json is not there."],
      content: nil,
      isChange: false
    ),
    Step(
      line: "refresh",
      said: [notLoaded, "p.json, line 1, column 2: The file ends too early."],
      content: "{",
      isChange: true
    ),
    Step(line: "refresh", said: ["Refreshed"], content: text, isChange: true),
    Step(line: "retry; wait 1s", said: ["Saving", "Saved"], content: nil, isChange: false),
  ]

  /// Whether a file still holds all that was in ``text``, with what was chosen.
  package static func isKept(_ text: String) -> Bool {
    text.contains("law") && text.contains("kept") && text.contains("daily")
      && !text.contains("Messages")
  }
}
