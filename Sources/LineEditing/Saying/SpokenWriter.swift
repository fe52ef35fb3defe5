import AccessibilityModel

/// Writes everything that is said: whole lines, the prompt, and announcements appended to it.
///
/// Each call is one write. The drawing of the line being typed is not its business.
struct SpokenWriter {
  /// How lines are laid out.
  var layout: RowLayout
  /// The prompt; empty is none.
  private(set) var prompt: String

  private let output: TerminalOutput
  private let observer: (any PromptObserver)?

  /// A writer to an output.
  init(
    output: TerminalOutput,
    layout: RowLayout,
    prompt: String,
    observer: (any PromptObserver)? = nil
  ) {
    self.output = output
    self.layout = layout
    self.observer = observer
    self.prompt = ""
    setPrompt(prompt)
  }

  /// The prompt from now on; a blank separates it from what is typed.
  mutating func setPrompt(_ text: String) {
    let text = SpokenText.withoutControls(text)
    prompt = text.isEmpty || text.hasSuffix(" ") ? text : text + " "
  }

  /// The rows that the lines take.
  func rows(of lines: [String]) -> [String] {
    lines.flatMap { layout.rows(of: SpokenText.withoutControls($0)) }
  }

  /// Says lines, each ended.
  ///
  /// Returns the number of rows.
  @discardableResult
  func say(_ lines: [String], as manner: SpokenManner = .answer) -> Int {
    let rows = rows(of: lines)
    guard !rows.isEmpty else { return 0 }
    for line in lines { observer?.says(line, as: manner) }
    write(rows.joined(separator: "\n") + "\n")
    return rows.count
  }

  /// Shows the prompt at the start of a row, and returns what stands on the row.
  func showPrompt() -> String {
    observer?.showsPrompt(prompt)
    if !prompt.isEmpty { write(prompt) }
    return prompt
  }

  /// Says announcements on the prompt's row, where nothing is typed: `> Saved > `.
  ///
  /// `row` is what stands on the row; what stands on the cursor's row then is returned.
  func append(_ lines: [String], to row: String) -> String {
    guard !prompt.isEmpty else {
      say(lines, as: .announcement)
      return ""
    }
    var row = row
    var text = ""
    for line in lines {
      observer?.says(line, as: .appended)
      let rows = layout.rows(ofAppended: SpokenText.withoutControls(line), prompt: prompt)
      if row != prompt { text += "\n" + prompt }
      text += rows.joined(separator: "\n") + " " + prompt
      row = (rows.count == 1 ? prompt : "") + (rows.last ?? "") + " " + prompt
    }
    write(text)
    return row
  }

  private func write(_ text: String) {
    let bytes = Array(text.utf8)
    observer?.said(bytes)
    output.write(bytes)
  }
}
