import AccessibilityModel
import Transcripts

/// The rows that ought to stand there by the program's report, laid out by the rule of the screen.
///
/// What was heard is what stands there: a row that is not as claimed is heard as it is.
struct ClaimedRows {
  private struct Row {
    var text: String
    /// What is said completely once this row is.
    var heard: [Heard] = []
  }

  private let layout: RowLayout
  private var prompt = ""
  private var rows: [Row] = []
  /// The row that the cursor is on.
  private var current = Row(text: "")

  /// Nothing is claimed yet; nil columns for a pipe.
  init(columns: Int?) {
    layout = RowLayout(columns: columns)
  }

  /// What stands on the cursor's row before what is typed.
  var lead: String { current.text }

  /// Takes what the program reports of one step.
  mutating func claim(_ reports: [ControlReport]) {
    for report in reports {
      switch report {
      case .prompt(let text):
        prompt = text
        current.text = text
      case .row(let text):
        current.text = text
        endRow()
      case .answer(let line): say(line, Heard(answer: line))
      case .announced(let time, let line): say(line, .announcement(at: time, line))
      case .appended(let time, let line): append(line, .announcement(at: time, line))
      case .settled, .refused: break
      }
    }
  }

  /// What was heard, when these lines stand there, the last of them on the cursor's row.
  ///
  /// What has been claimed so far is forgotten, except for the cursor's row. `typed` is what the
  /// person has typed after the prompt.
  mutating func heard(from lines: [String], typed: String) -> [Heard] {
    var claimed = rows + [Row(text: current.text + typed, heard: current.heard)]
    rows = []
    current.heard = []
    var actual = lines
    var heard: [Heard] = []
    while let claim = claimed.first, let line = actual.first, isSame(claim.text, line) {
      heard += claim.heard
      claimed.removeFirst()
      actual.removeFirst()
    }
    var tail: [Heard] = []
    while let claim = claimed.last, let line = actual.last, isSame(claim.text, line) {
      tail = claim.heard + tail
      claimed.removeLast()
      actual.removeLast()
    }
    return heard + actual.map(Heard.init(answer:)) + tail
  }

  private mutating func say(_ line: String, _ heard: Heard) {
    for row in layout.rows(of: line) {
      current.text = row
      endRow()
    }
    rows[rows.count - 1].heard.append(heard)
  }

  private mutating func append(_ line: String, _ heard: Heard) {
    if current.text != prompt {
      endRow()
      current.text = prompt
    }
    let appended = layout.rows(ofAppended: line, prompt: prompt)
    for (index, row) in appended.enumerated() {
      current.text += row
      if index < appended.count - 1 { endRow() }
    }
    current.text += " " + prompt
    current.heard.append(heard)
  }

  private mutating func endRow() {
    rows.append(current)
    current = Row(text: "")
  }

  private func isSame(_ claimed: String, _ line: String) -> Bool {
    Self.trimmed(drawn(claimed)).utf8.elementsEqual(Self.trimmed(line).utf8)
  }

  /// A row as it is drawn: before a wide sign that has no room at the edge stands a blank.
  ///
  /// Only what is typed gets that far.
  private func drawn(_ text: String) -> String {
    guard let columns = layout.columns else { return text }
    var drawn = ""
    var column = 0
    for character in text {
      let width = CellWidth.of(character)
      if width == 2, column == columns - 1 {
        drawn.append(" ")
        column = 0
      }
      drawn.append(character)
      column = (column + width) % columns
    }
    return drawn
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
