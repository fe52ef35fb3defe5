import AccessibilityModel
import Testing

@testable import LineEditing

@Suite("Drawing the input row")
struct InputRowTests {
  /// The exact bytes of one change.
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var before: String
    var caretBefore: Int?
    var after: String
    var caretAfter: Int?
    var moving: String
    var plain: String

    var testDescription: String { name }
  }

  @Test(
    "C2, C4: the fewest bytes",
    arguments: [
      Example(name: "a key at the end", before: "ab", after: "abc", moving: "c", plain: "c"),
      Example(
        name: "a wide key at the end",
        before: "ab",
        after: "ab漢",
        moving: "漢",
        plain: "漢"
      ),
      Example(
        name: "Backspace at the end",
        before: "abc",
        after: "ab",
        moving: "\u{8} \u{8}",
        plain: "\u{8} \u{8}"
      ),
      Example(
        name: "a key in the middle",
        before: "abcde",
        caretBefore: 0,
        after: "xabcde",
        caretAfter: 1,
        moving: "xabcde\u{1B}[5D",
        plain: "xabcde\u{8}\u{8}\u{8}\u{8}\u{8}"
      ),
      Example(
        name: "clearing to the end",
        before: "abcde",
        caretBefore: 1,
        after: "a",
        moving: "\u{1B}[K",
        plain: "    \u{8}\u{8}\u{8}\u{8}"
      ),
      Example(
        name: "one to the left",
        before: "abc",
        after: "abc",
        caretAfter: 2,
        moving: "\u{8}",
        plain: "\u{8}"
      ),
      Example(
        name: "one to the right",
        before: "abc",
        caretBefore: 1,
        after: "abc",
        caretAfter: 2,
        moving: "b",
        plain: "b"
      ),
      Example(
        name: "far to the right",
        before: "abcdefgh",
        caretBefore: 1,
        after: "abcdefgh",
        moving: "\u{1B}[7C",
        plain: "bcdefgh"
      ),
      Example(name: "nothing", before: "abc", after: "abc", moving: "", plain: ""),
      Example(
        name: "a row that becomes full",
        before: "12345678901234567",
        after: "123456789012345678",
        moving: "8",
        plain: "8"
      ),
      Example(
        name: "over the end of a row",
        before: "123456789012345678",
        after: "1234567890123456789",
        moving: "9",
        plain: "9"
      ),
      Example(
        name: "a control character",
        before: "",
        after: "\u{1B}",
        moving: "^[",
        plain: "^["
      ),
      Example(
        name: "a mark for direction is not drawn",
        before: "a",
        after: "a\u{202E}",
        moving: "",
        plain: ""
      ),
    ]
  )
  func bytes(example: Example) {
    for canMove in [true, false] {
      var row = InputRow(canMove: canMove)
      row.begin(lead: "> ", columns: 20)
      _ = row.draw(Self.frame(example.before, example.caretBefore, 20))
      let bytes = row.draw(Self.frame(example.after, example.caretAfter, 20))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text == (canMove ? example.moving : example.plain), "\(example.name)")
    }
  }

  @Test(
    "C2, C25: random edits on a terminal with cursor movement",
    arguments: [20, 33, 40, 80],
    TerminalScreen.LastColumn.allCases
  )
  func randomEdits(columns: Int, lastColumn: TerminalScreen.LastColumn) {
    for seed in 0..<200 {
      var edits = RandomEdits(seed: UInt64(seed), isMixed: seed % 2 == 1, columns: columns)
      var screen = TerminalScreen(columns: columns, height: 24, lastColumn: lastColumn)
      screen.feed(Array("above\n> ".utf8))
      var row = InputRow(canMove: true)
      row.begin(lead: "> ", columns: columns)
      for _ in 0..<30 {
        let line = edits.next()
        let frame = InputFrame(lead: "> ", line: line, columns: columns)
        // A letter at the end has a shorter way, wherever it leads to the same.
        let added = line.letter(addedTo: row.line).flatMap { row.add($0) }
        screen.feed(added.map { $0 + row.draw(frame) } ?? row.draw(frame))
        if added != nil { #expect(row.draw(frame).isEmpty && row.line == line) }
        let problem = Self.problem(screen, shows: frame, from: 1)
        #expect(problem == nil, "seed \(seed): \(problem ?? "")")
        if problem != nil { return }
      }
      screen.feed(row.finish(InputFrame(lead: "> ", line: edits.line, columns: columns)))
      let end = InputFrame(lead: "> ", line: edits.line, columns: columns).end
      #expect(screen.column == 0 && screen.row == end.row + 2 && screen.text(screen.row).isEmpty)
      #expect(screen.text(0) == "above" && screen.strange.isEmpty)
    }
  }

  @Test("C2: random edits without any Escape", arguments: [20, 33, 40, 80])
  func randomEditsWithoutMovement(columns: Int) {
    for seed in 0..<200 {
      var edits = RandomEdits(seed: UInt64(seed), isMixed: seed % 2 == 1, columns: columns)
      var screen = TerminalScreen(columns: columns, height: 24)
      screen.feed(Array("above\n> ".utf8))
      var row = InputRow(canMove: false)
      row.begin(lead: "> ", columns: columns)
      for _ in 0..<30 {
        let frame = InputFrame(lead: "> ", line: edits.next(), columns: columns)
        let bytes = row.draw(frame)
        #expect(!bytes.contains(0x1B))
        screen.feed(bytes)
        let cut = frame.cutAfterCaretRow()
        let caret = cut.caret < cut.cells.count ? cut.starts[cut.caret].row : cut.end.row
        let problem = Self.problem(screen, shows: cut, from: screen.row - caret)
        #expect(problem == nil, "seed \(seed): \(problem ?? "")")
        if problem != nil { return }
      }
      #expect(screen.text(0) == "above")
    }
  }

  @Test(
    "C25: a line stays whole when the width changes",
    arguments: [(80, 40), (40, 100), (33, 20)]
  )
  func resize(from: Int, to: Int) {
    for seed in 0..<200 {
      var edits = RandomEdits(seed: UInt64(seed), isMixed: false, columns: from)
      var screen = TerminalScreen(columns: from, height: 24)
      screen.feed(Array("above\n> ".utf8))
      var row = InputRow(canMove: true)
      row.begin(lead: "> ", columns: from)
      var line = LineSnapshot()
      for _ in 0..<15 { line = edits.next() }
      screen.feed(row.draw(InputFrame(lead: "> ", line: line, columns: from)))
      screen.resize(columns: to)
      let bytes = row.resize(columns: to)
      screen.feed(bytes)
      let frame = InputFrame(lead: "> ", line: line, columns: to)
      if frame.end.row == 0 && line.scalars.count + 2 < min(from, to) { #expect(bytes.isEmpty) }
      let problem = Self.problem(screen, shows: frame, from: 1)
      #expect(problem == nil, "seed \(seed): \(problem ?? "")")
      for _ in 0..<10 {
        let frame = InputFrame(lead: "> ", line: edits.next(), columns: to)
        screen.feed(row.draw(frame))
        let problem = Self.problem(screen, shows: frame, from: 1)
        #expect(problem == nil, "seed \(seed), after it: \(problem ?? "")")
      }
    }
  }

  private static func frame(_ text: String, _ caret: Int?, _ columns: Int) -> InputFrame {
    let scalars = Array(text.unicodeScalars)
    let line = LineSnapshot(scalars: scalars, caret: caret ?? scalars.count)
    return InputFrame(lead: "> ", line: line, columns: columns)
  }

  /// What is wrong on the screen; nil when it shows the frame and nothing below it.
  private static func problem(
    _ screen: TerminalScreen,
    shows frame: InputFrame,
    from first: Int
  ) -> String? {
    var wanted = Array(repeating: "", count: frame.end.row + 1)
    for (cell, start) in zip(frame.cells, frame.starts) { wanted[start.row] += cell.glyph }
    for (index, text) in wanted.enumerated() {
      var text = text
      while text.last == " " { text.removeLast() }
      if screen.text(first + index) != text {
        return "row \(index) is '\(screen.text(first + index))', not '\(text)'"
      }
    }
    for row in first + wanted.count..<max(first + wanted.count, screen.rows.count)
    where !screen.text(row).isEmpty {
      return "below is '\(screen.text(row))'"
    }
    if !screen.strange.isEmpty { return "sent \(screen.strange)" }
    let place =
      frame.caret < frame.cells.count ? frame.starts[frame.caret] : frame.end
    let isAtFullRow = place.column == frame.columns
    let cursor = (screen.row - first, screen.column)
    if isAtFullRow {
      let isPending = screen.isPending && cursor.0 == place.row
      return isPending || cursor == (place.row + 1, 0) ? nil : "the cursor is at \(cursor)"
    }
    if screen.isPending { return "the cursor is after the last column" }
    return cursor == (place.row, place.column) ? nil : "the cursor is at \(cursor), not \(place)"
  }
}
