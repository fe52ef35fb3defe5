import AccessibilityModel
import TestSupport
import Testing

@Suite("Text from data")
struct SpokenTextTests {
  @Test(
    "C5: what a terminal obeys or a reader stumbles over is gone",
    arguments: [
      ("Messages", "Messages"),
      ("  two   blanks \t and\ttabs ", "two blanks and tabs"),
      ("line\r\nend\nthere", "line end there"),
      ("a\u{1B}[2Jb", "ab"),
      ("a\u{1B}[31;1mred\u{1B}[0m", "ared"),
      ("a\u{1B}]0;title\u{07}b", "ab"),
      ("a\u{1B}]0;title\u{1B}\\b", "ab"),
      ("a\u{1B}(Bb\u{1B}cd", "abd"),
      ("a\u{9B}2Jb\u{9D}x\u{9C}c", "abc"),
      ("a\u{1B}", "a"),
      ("a\u{1B}[12", "a"),
      ("a\u{7}\u{8}\u{0}\u{7F}b", "ab"),
      ("right\u{202E}left\u{200F}", "rightleft"),
      ("zero\u{200B}wi\u{FEFF}dth\u{AD}", "zerowidth"),
      ("private\u{E000}\u{F8FF}", "private"),
      ("10:00\u{202F}PM", "10:00 PM"),
      ("no\u{A0}break\u{2009}thin\u{3000}wide", "no break thin wide"),
      ("one\u{2028}two\u{2029}three\u{85}four", "one two three four"),
      ("braille\u{2800}blank", "braille blank"),
      ("\u{2500}\u{2500} a rule \u{2588}\u{28FF}", "a rule"),
      ("👨\u{200D}👩\u{200D}👧 family", "👨👩👧 family"),
      ("❤\u{FE0F}", "❤"),
      ("a\u{FFFD}b", "a unknown character b"),
      ("\u{FFFD}\u{FFFD}\u{FFFD}", "unknown character"),
      ("cafe\u{301}", "caf\u{E9}"),
      ("И\u{306}од", "\u{419}од"),
      ("", ""),
      ("\u{200B} \u{202E}", ""),
      ("Grüße, 漢字, 😀!", "Grüße, 漢字, 😀!"),
    ]
  )
  func cleaned(text: String, expected: String) {
    let cleaned = SpokenText.clean(text)
    #expect(Array(cleaned.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("C5: whatever goes in, what comes out can be said, and cleaning it again changes nothing")
  func property() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        let highest: UInt32 = Bool.random(using: &generator) ? 0x100 : 0x2_FFFF
        let value = UInt32.random(in: 0...highest, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let cleaned = SpokenText.clean(String(text))
      #expect(!cleaned.hasPrefix(" ") && !cleaned.hasSuffix(" ") && !cleaned.contains("  "))
      #expect(
        cleaned.unicodeScalars.allSatisfy { $0.value >= 0x20 && !$0.properties.isBidiControl }
      )
      #expect(SpokenText.clean(cleaned) == cleaned)
    }
  }

  @Test("A long text is cut at a blank and says so")
  func long() {
    let cleaned = SpokenText.clean(String(repeating: "word ", count: 200_000))
    #expect(cleaned.hasSuffix("word, and more"))
    #expect(cleaned.count <= SpokenText.longest)
    let oneWord = SpokenText.clean(String(repeating: "x", count: 3_000_000))
    #expect(oneWord.count == SpokenText.longest && oneWord.hasSuffix("x, and more"))
    let german = SpokenText.clean(String(repeating: "Wort ", count: 200), in: .german)
    #expect(german.hasSuffix("Wort, und mehr") && german.count <= SpokenText.longest)
    #expect(SpokenText.clean("a\u{FFFD}", in: .german) == "a unbekanntes Zeichen")
    let exact = String(repeating: "x", count: SpokenText.longest)
    #expect(SpokenText.clean(exact) == exact)
    let marks = SpokenText.clean("e" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(marks.unicodeScalars.count < 8)
  }
}
