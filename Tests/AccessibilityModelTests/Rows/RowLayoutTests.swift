import AccessibilityModel
import TestSupport
import Testing

@Suite("Rows")
struct RowLayoutTests {
  @Test(
    "C25: a line is broken after a sentence, else at a blank, else at the limit",
    arguments: [
      (20, "Saved", ["Saved"]),
      (20, "", [""]),
      (20, "Saved. Quiet hours are off", ["Saved.", "Quiet hours are", "off"]),
      (20, "One. Two. Three four five six", ["One. Two.", "Three four five", "six"]),
      (20, "exactly eighteen!!", ["exactly eighteen!!"]),
      (20, "exactly eighteen!!   ", ["exactly eighteen!!"]),
      (20, "Wait 1.5 seconds, then go", ["Wait 1.5 seconds,", "then go"]),
      (20, "Donaudampfschifffahrtsgesellschaft", ["Donaudampfschifffa", "hrtsgesellschaft"]),
      (20, "a Donaudampfschifffahrt", ["a", "Donaudampfschifffa", "hrt"]),
      (20, "漢字漢字漢字漢字漢字漢字", ["漢字漢字漢字漢字漢", "字漢字"]),
      (20, "e\u{301}e\u{301}e\u{301} ok", ["e\u{301}e\u{301}e\u{301} ok"]),
      (20, "Is it? Yes it is indeed", ["Is it?", "Yes it is indeed"]),
      (3, "漢 a", ["漢", "a"]),
    ] as [(Int, String, [String])]
  )
  func breaks(columns: Int, line: String, rows: [String]) {
    #expect(RowLayout(columns: columns).rows(of: line) == rows)
  }

  @Test("Without a terminal a line is one row")
  func withoutTerminal() {
    let line = String(repeating: "word ", count: 100)
    #expect(RowLayout(columns: nil).rows(of: line) == [line])
    #expect(RowLayout(columns: nil).rows(ofAppended: line) == [line])
  }

  @Test(
    "An appended announcement leaves room for the prompts",
    arguments: [
      (20, "exactly 13 it", ["exactly 13 it"]),
      (20, "exactly 14 its", ["exactly 14", "its"]),
      (20, "Saved. Quiet hours are off", ["Saved.", "Quiet hours are", "off"]),
    ] as [(Int, String, [String])]
  )
  func appended(columns: Int, text: String, rows: [String]) {
    #expect(RowLayout(columns: columns).rows(ofAppended: text) == rows)
  }

  @Test(
    "C25: no row is wider than the limit and no word is lost",
    arguments: [20, 32, 40, 80, 200]
  )
  func property(columns: Int) {
    var generator = SeededGenerator(seed: UInt64(columns))
    let words = ["a", "Saved.", "hours", "漢字", "😀", "notification", "e\u{301}t", "off!", "Why?"]
    let limit = min(78, columns - 2)
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &generator)
      let line = (0..<count).map { _ in words.randomElement(using: &generator) ?? "a" }
        .joined(separator: " ")
      let rows = RowLayout(columns: columns).rows(of: line)
      #expect(rows.allSatisfy { CellWidth.of($0) <= limit && !$0.isEmpty })
      #expect(rows.joined(separator: " ") == line)
      let appended = RowLayout(columns: columns).rows(ofAppended: line)
      #expect(CellWidth.of(appended[0]) <= limit - 5)
      #expect(appended.allSatisfy { CellWidth.of($0) <= limit - 3 && !$0.isEmpty })
      #expect(appended.joined(separator: " ") == line)
    }
  }

  @Test(
    "Cells of a character",
    arguments: [
      ("a", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("！", 2), ("😀", 2),
      ("\u{200B}", 0), ("\u{202E}", 0), ("ё", 1), ("🇩🇪", 2), ("ｱ", 1), ("─", 1), ("⌚", 2), ("❤", 1),
    ]
  )
  func cellWidth(text: String, width: Int) {
    #expect(CellWidth.of(text) == width)
    #expect(CellWidth.of(Character(text)) == width)
  }
}
