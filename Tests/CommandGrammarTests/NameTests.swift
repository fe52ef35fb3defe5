import CommandGrammar
import TestSupport
import Testing

@Suite("Names")
struct NameTests {
  @Test(
    "Spellings of one name are equal",
    arguments: [
      [
        "Product news", "product news", " PRODUCT\u{A0} News ", "product news.", "product, news",
        "“Product news”", "pro\u{AD}duct\u{200B} news", "Product news!", "product? news…",
        "product news?!",
      ],
      ["Don't", "don’t", "DON‘T", "donʼt", "don´t!"],
      ["Straße", "STRASSE", "strasse"],
      ["Café", "cafe\u{301}", "CAFÉ"],
      ["Οδός", "ΟΔΌΣ"],
      ["co-op", "Co\u{2011}op", "co–op"],
      ["❤️ news", "❤ news"],
      ["Node.js", "node.js."],
      ["...", " ... "], ["?", " ? "], ["!?", "!? "],
      ["", "\u{200D}", "\"\"", "\u{1}"],
    ]
  )
  func equal(forms: [String]) {
    #expect(Set(forms.map { NameKey($0) }).count == 1)
  }

  @Test("Different names have different keys")
  func unequal() {
    let forms = ["a", "a b", "ab", "a-b", "a.b", "ä", "!a", "", ".", ",", "?", "'a"]
    #expect(Set(forms.map { NameKey($0) }).count == forms.count)
  }

  /// A no-break blank asks for the other way.
  @Test("The fast way for ASCII gives what the other way does")
  func asciiIsNoExceptionToTheRules() {
    let alphabet = Array("aB .,!?\"'-\t\r\n\u{0}\u{7F};1").map(String.init)
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let name = (0..<random.next(10)).map { _ in alphabet[random.next(alphabet.count)] }.joined()
      #expect(NameKey(name) == NameKey("\u{A0}" + name), "\(name.debugDescription)")
    }
  }

  static let screen = [
    ("Messages", "messages"), ("Reminders", "reminders"), ("Product news", "product-news"),
    ("Recipes", "food"), ("Push", "p"), ("Push alerts for team", "alerts"), ("2", "two"),
    ("News", "n"), ("Bob’s deals", "bob"), ("Etc.", "etc1"), ("Etc", "etc2"), ("food", "meals"),
  ].map { NameMatcher.Candidate(title: $0, id: $1) }

  /// The match as `index/words`, with `~` when not in full; all indices when ambiguous.
  @Test(
    "Which name the leading words mean",
    arguments: [
      ("messages push", "0/1"),
      ("MESSAGES. Push", "0/1"),
      ("product news push", "2/2"),
      ("product-news push", "2/1"),
      ("\"product news\" push", "2/1"),
      ("\"product\" news", "~2/1"),
      ("product \"news\"", "~2/1"),
      ("product ne push", "~2/2"),
      ("mess em", "~0/1"),
      ("re em", "1,3 re"),
      ("rec em", "~3/1"),
      ("push alerts on", "4/1"),
      ("push on", "4/1"),
      ("p", "4/1"),
      ("alerts fo", "5/1"),
      ("push alerts for team", "5/4"),
      ("team", "~5/1"),
      ("for team on", "~5/2"),
      ("eam", "none eam"),
      ("1 push", "~0/1"),
      ("2 push", "6/1"),
      ("3. push", "~2/1"),
      ("12", "~11/1"),
      ("13", "none 13"),
      ("0", "none 0"),
      ("+1", "none +1"),
      ("99999999999999999999", "none 99999999999999999999"),
      ("\"3\"", "none 3"),
      ("news", "7/1"),
      ("new", "2,7 new"),
      ("bob's deals off", "8/2"),
      ("bob‘s", "~8/1"),
      ("etc", "9,10 etc"),
      ("food", "11/1"),
      ("foo push", "~11/1"),
      ("xyz push", "none xyz"),
      ("\"\"", "none "),
      ("", "none "),
    ]
  )
  func matches(line: String, expected: String) throws {
    let words = try TypedLine(line).commands.first ?? []
    let shown =
      switch NameMatcher(Self.screen).match(words[...]) {
      case .match(let index, let count, let isFull): "\(isFull ? "" : "~")\(index)/\(count)"
      case .ambiguous(let indices, let text):
        indices.map(String.init).joined(separator: ",") + " " + text
      case .none(let text): "none \(text)"
      }
    #expect(shown == expected)
  }

  @Test("Without names nothing matches")
  func nothingToChooseFrom() {
    #expect(NameMatcher([]).match([Word("1")]) == .none(text: "1"))
  }

  @Test("Five hundred names are matched as a few are")
  func fiveHundredNames() {
    let candidates = (1...500).map {
      NameMatcher.Candidate(title: "Training plan number \($0) of the season", id: "t-\($0)")
    }
    let words = "training plan number 499 push now and then and so on".split(separator: " ")
      .map { Word(String($0)) }
    let elapsed = ContinuousClock().measure {
      #expect(
        NameMatcher(candidates).match(words[...]) == .match(index: 498, wordCount: 4, isFull: false)
      )
    }
    #expect(elapsed < .milliseconds(500))
  }
}
