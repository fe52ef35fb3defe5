import Testing

@testable import SettingsREPL

@Suite("Lines of very many commands")
struct ManyCommandsTests {
  // Were every answer laid behind a copy of those before it, this would take minutes.
  @Test("A line takes the time of its commands", .timeLimit(.minutes(1)))
  func longLine() {
    let count = 200_000
    var person = Listener()
    let heard = person.type(Array(repeating: "where", count: count).joined(separator: ";"))
    #expect(heard.answers.count == count)
    #expect(person.type("repeat").answers.count == count)
  }
}
