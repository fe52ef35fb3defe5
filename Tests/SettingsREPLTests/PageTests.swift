import AccessibilityModel
import NotificationModel
import Testing

@testable import SettingsREPL

@Suite("Pages")
struct PageTests {
  @Test(
    "C16: at most 12 rows between two keys, and none is lost",
    arguments: [(80, 2), (20, 1), (20, 3)]
  )
  func rows(columns: Int, level: Int) {
    var start = Listener(OddPreferences.many.preferences, page: 12)
    start.give(.resized(columns: columns))
    start.type("verbosity \(level)")
    let layout = RowLayout(columns: columns)
    let commands =
      CommandTable.all.flatMap(\.examples) + [
        "ca", "toggle ca", "items", "alerts all", "list categories", "help", "foo", "category 1",
        "help",
        "list; list", (1...20).map { "simulate announce Item \($0)" }.joined(separator: "; "),
        "list quiet; list quiet; list quiet; list quiet; wait 1s; list quiet; wait 1s; where; where",
        "list status; wait 1s; summary; wait 1s; list quiet; wait 1s; where; wait 1s; where",
        "where; list; simulate announce x; list; where", "list; wait 1s; summary",
      ]
    for command in commands where !["quit", "audit"].contains(command) {
      var person = start
      var heard = person.type(command).answers
      for _ in 0..<3 {
        let count = heard.flatMap(layout.rows).count
        #expect(count <= 12, "\(command): \(count) rows: \(heard)")
        heard = person.type("more").answers
      }
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
