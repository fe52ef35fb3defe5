import AccessibilityModel
import NotificationModel
import Testing

@testable import SettingsREPL

@Suite("Pages")
struct PageTests {
  private static let commands =
    CommandTable.all.flatMap(\.examples) + [
      "ca", "toggle ca", "items", "alerts all", "list categories", "help", "foo", "category 1",
      "help",
      "list; list", (1...20).map { "simulate announce Item \($0)" }.joined(separator: "; "),
      "list quiet; list quiet; list quiet; list quiet; wait 1s; list quiet; wait 1s; where; where",
      "list status; wait 1s; summary; wait 1s; list quiet; wait 1s; where; wait 1s; where",
      "where; list; simulate announce x; list; where", "list; wait 1s; summary",
    ]

  @Test(
    "C16: at most 12 rows between two keys, and none is lost",
    arguments: [(80, 2), (20, 1), (20, 3)]
  )
  func rows(columns: Int, level: Int) {
    var start = Listener(OddPreferences.many.preferences, page: 12)
    start.give(.resized(columns: columns))
    start.type("verbosity \(level)")
    let layout = RowLayout(columns: columns)
    for command in Self.commands where !["quit", "audit"].contains(command) {
      var person = start
      var heard = person.type(command).answers
      for _ in 0..<3 {
        let count = heard.flatMap(layout.rows).count
        #expect(count <= 12, "\(command): \(count) rows: \(heard)")
        heard = person.type("more").answers
      }
    }
  }

  @Test(
    "C16: what is announced meanwhile, or the line that counts it, has room after any answer",
    arguments: [80, 20, 32],
    [SpeechLanguage.english, .german]
  )
  func announcementsWait(columns: Int, language: SpeechLanguage) {
    var start = Listener(OddPreferences.alike.preferences, language: language, page: 12)
    start.give(.resized(columns: columns))
    let layout = RowLayout(columns: columns)
    let counted = layout.rows(of: AnnouncementWords.words(in: language).count(5)).count
    for command in Self.commands where !["quit", "audit"].contains(command) {
      var person = start
      for line in [command, "repeat", "more", "repeat"] {
        person.give(.announcementsWait)
        let answers = person.type(line).answers
        let count = answers.flatMap(layout.rows).count
        #expect(count + counted <= 12, "\(line) after \(command): \(count) rows: \(answers)")
      }
    }
  }

  @Test("C16, C18: a page repeated before announcements is shorter, and none of its rows is lost")
  func shorterPage() {
    var person = Listener(OddPreferences.alike.preferences, page: 12)
    person.give(.resized(columns: 80))
    let first = person.type("list").answers
    let second = person.type("more").answers
    person = Listener(OddPreferences.alike.preferences, page: 12)
    person.give(.resized(columns: 80))
    person.type("list")
    person.give(.announcementsWait)
    let repeated = person.type("repeat").answers
    #expect(first[0].hasSuffix(" rows, 1 to 11 follow. Type more."), "\(first)")
    #expect(repeated[0] == first[0].replacing("1 to 11", with: "1 to 10"))
    #expect(Array(repeated.dropFirst()) == Array(first.dropFirst().dropLast()))
    #expect(person.type("repeat").answers == repeated)
    let rest = person.type("more").answers
    #expect(rest[1] == first.last && rest[2] == second[1], "\(rest)")
    // What fills all rows is said in two pages.
    var other = Listener(page: 12)
    other.give(.resized(columns: 80))
    let whole = other.type("list categories").answers
    #expect(whole.count == 12)
    for line in ["repeat", "list categories"] {
      other.give(.announcementsWait)
      let page = other.type(line).answers
      #expect(page == ["12 rows, 1 to 10 follow. Type more."] + whole.prefix(10))
      #expect(other.type("more").answers == Array(whole.suffix(2)))
      other.type("list categories")
    }
  }

  @Test("C16: the pages together are the whole answer", arguments: [80, 20])
  func wholeAnswer(columns: Int) {
    var whole = Listener(OddPreferences.alike.preferences)
    var paged = Listener(OddPreferences.alike.preferences, page: 12)
    for event in [ConversationEvent.resized(columns: columns)] {
      whole.give(event)
      paged.give(event)
    }
    let layout = RowLayout(columns: columns)
    let expected = whole.type("list").answers.flatMap(layout.rows)
    var rows: [String] = []
    var heard = paged.type("list").answers
    while heard != ["Nothing more"] {
      if let first = heard.first, first.hasSuffix(" follow. Type more.") {
        #expect(first.hasPrefix("\(expected.count) rows, \(rows.count + 1) to "))
        heard.removeFirst()
      }
      rows += heard
      // Neither an error, an empty line nor a repetition loses the place.
      paged.type("foo")
      paged.type("")
      paged.give(.interrupted(hadText: true))
      heard = paged.type("more").answers
      #expect(paged.type("repeat").answers == heard)
    }
    #expect(rows == expected)
  }
}
