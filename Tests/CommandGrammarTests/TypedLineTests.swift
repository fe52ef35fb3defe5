import CommandGrammar
import TestSupport
import Testing

@Suite("Typed lines")
struct TypedLineTests {
  /// Words are joined by `|`, commands by `;`, a quoted word stands in brackets.
  @Test(
    "Commands end at ; and words at blanks, but not in quotes",
    arguments: [
      ("", ""),
      (" \t ", ""),
      ("; ;;", ""),
      ("list", "list"),
      ("  toggle   messages push ", "toggle|messages|push"),
      ("toggle re em;list ; quit", "toggle|re|em;list;quit"),
      ("toggle\u{A0}messages\u{202F}push", "toggle|messages|push"),
      ("toggle \"product news\" push", "toggle|[product news]|push"),
      ("toggle “product news” push", "toggle|[product news]|push"),
      ("toggle „product news“ push", "toggle|[product news]|push"),
      ("toggle «product news» push", "toggle|[product news]|push"),
      ("toggle »product news« push", "toggle|[product news]|push"),
      ("remind \"a; b\" in 1 hour; list", "remind|[a; b]|in|1|hour;list"),
      ("remind \"a  b\u{A0}c\td\"", "remind|[a  b\u{A0}c d]"),
      ("title \"\"", "title|[]"),
      ("pro\"duct n\"ews", "[product news]"),
      ("don't allow", "don't|allow"),
      ("don’t allow", "don’t|allow"),
      ("it's \"Bob's\"", "it's|[Bob's]"),
      (#"a\b \; c"#, #"a\b|\;c"#),
      (#"\"a b\" c"#, #"[\a b\]|c"#),
      ("li\u{200B}st\u{FEFF}\u{7}\u{1B}", "list"),
      ("li\u{AD}st \u{200E}on\u{202C}", "list|on"),
      ("\u{200D} \u{200B} x \u{200D}", "x"),
      ("a\r\nb", "a|b"),
      ("a\u{7F}b", "ab"),
      ("find 👨‍👩‍👧", "find|👨‍👩‍👧"),
      ("find می‌خواهم", "find|می‌خواهم"),
      ("e\u{301};\u{301}x", "e\u{301};\u{301}x"),
    ]
  )
  func splits(line: String, expected: String) throws {
    let commands = try TypedLine(line).commands
    let shown = commands.map { words in
      words.map { $0.isQuoted ? "[\($0.text)]" : $0.text }.joined(separator: "|")
    }
    #expect(shown.joined(separator: ";") == expected)
  }

  @Test(
    "A quote that nothing closes is refused with what follows it",
    arguments: [
      ("\"", ""), ("toggle \"product news", "product news"), ("say “a; b", "a; b"),
      ("\"a\" \"b", "b"), ("5\" screen", " screen"),
    ]
  )
  func refusesAnOpenQuote(line: String, rest: String) {
    #expect(throws: UnclosedQuote(text: rest)) { try TypedLine(line) }
  }

  @Test("A line of plain signs is split as one with a sign that nobody sees")
  func plainLines() throws {
    let alphabet = Array("ab1;:'-.,!?\\ \t~").map(String.init)
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let line = (0..<random.next(24)).map { _ in alphabet[random.next(alphabet.count)] }.joined()
      #expect(try TypedLine(line) == TypedLine(line + "\u{200B}"), "\(line.debugDescription)")
    }
  }

  @Test("Whatever is typed is split into words or refused, and every parser takes the words")
  func takesAnything() {
    let alphabet = Array("ab ;\"“”«'’\\\u{A0}\u{200D}\u{200B}\u{301}\r\n\t\u{0}1:-.,пß한👩").map(
      String.init
    )
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      let line = (0..<random.next(30)).map { _ in alphabet[random.next(alphabet.count)] }.joined()
      guard let commands = try? TypedLine(line).commands else { continue }
      for words in commands {
        #expect(!words.isEmpty, "\(line.debugDescription)")
        #expect(words.allSatisfy { $0.isQuoted || !$0.text.isEmpty }, "\(line.debugDescription)")
        _ = TimeOfDayParser.parse(words[...])
        _ = DurationParser.parse(words[...])
        let candidates = words.map { NameMatcher.Candidate(title: $0.text, id: "x") }
        if case .match(_, let count, _) = NameMatcher(candidates).match(words[...]) {
          #expect((1...words.count).contains(count), "\(line.debugDescription)")
        }
      }
    }
  }
}
