import Testing

@testable import SettingsREPL

@Suite("Lines of very many commands")
struct ManyCommandsTests {
  // Were every answer laid behind a copy of those before it, this would take minutes.
  @Test("A line takes the time of its commands", .timeLimit(.minutes(1)))
  func longLine() {
    let count = 150_000
    var person = Listener()
    let heard = person.type(Array(repeating: "where", count: count).joined(separator: ";"))
    #expect(heard.answers.count == count)
    #expect(person.type("repeat").answers.count == count)
  }

  // Were every semicolon tried anew, this would take hours.
  @Test("Completion behind an open quote takes the time of its line", .timeLimit(.minutes(1)))
  func openQuote() {
    let line = "list; toggle \"" + String(repeating: ";", count: 100_000)
    #expect(Listener().conversation.completion(of: line).insertion.isEmpty)
  }
}
