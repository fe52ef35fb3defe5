/// A small model of the typed line, for `~ ` lines that run in process.
///
/// It presses plain characters, `<Backspace>`, `<Ctrl-U>`, `<Ctrl-C>` and `<Tab>`; the cursor is
/// always at the end. Like the editor of the terminal it deletes scalar by scalar.
package struct LineModel: Hashable, Sendable {
  /// What is typed.
  package private(set) var text = ""

  /// An empty line.
  package init() {}

  /// What a key did.
  package enum Outcome: Hashable, Sendable {
    /// The text changed, or could not (nothing to delete).
    case edited
    /// `<Ctrl-C>`: the line is empty now; `hadText` tells whether it was before.
    case interrupted(hadText: Bool)
    /// `<Tab>`: what completion had to say, line by line; may be empty.
    case completed([String])
    /// The key runs in the terminal only; nothing was done.
    case terminalOnly
  }

  /// What completion makes of a line.
  package struct Completion: Hashable, Sendable {
    /// The line afterwards.
    package let text: String
    /// Candidates, as they are said, line by line; empty when there is nothing to say.
    package let lines: [String]

    /// The same text and no lines when there is nothing to complete.
    package init(text: String, lines: [String] = []) {
      self.text = text
      self.lines = lines
    }
  }

  /// Presses one key; `complete` is asked for the line up to the cursor, at `<Tab>` only.
  package mutating func press(
    _ key: TranscriptKey,
    complete: (String) -> Completion
  ) -> Outcome {
    switch key {
    case .character(let scalar):
      text.unicodeScalars.append(scalar)
      return .edited
    case .backspace:
      _ = text.unicodeScalars.popLast()
      return .edited
    case .control("U"):
      text = ""
      return .edited
    case .control("C"):
      let hadText = !text.isEmpty
      text = ""
      return .interrupted(hadText: hadText)
    case .tab:
      let completion = complete(text)
      text = completion.text
      return .completed(completion.lines)
    case .control, .alt, .named:
      return .terminalOnly
    }
  }

  /// Enter: gives the line, which is empty afterwards.
  ///
  /// `line` is the whole line with what is typed already; nil when it does not begin with that.
  package mutating func enter(_ line: String) -> String? {
    guard line.startsWithBytes(of: text) else { return nil }
    text = ""
    return line
  }
}
