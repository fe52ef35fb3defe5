import AccessibilityModel
import SettingsFlow

extension Conversation {
  /// Takes lines typed in earlier sessions, oldest first, for `history`.
  package mutating func recall(_ lines: [String]) {
    for line in lines { typedLines.append(line) }
  }

  /// The lines typed before, newest first, to be run again.
  mutating func listHistory(_ text: String?) throws(CommandError) {
    let lines = typedLines.earlier(holding: text)
    guard !lines.isEmpty else { throw text.map(CommandError.notFound) ?? .noHistory }
    let shown = lines.prefix(Self.mostChoices)
    choose(shown.map { Chooser.Item(label: SpokenText.clean($0, in: language), choice: .type($0)) })
  }

  /// The current element's name, letter by letter.
  mutating func spell() {
    let label = currentElement.element.label ?? ""
    say(label.map(phrases.spelled).joined(separator: ", "), .spelling)
  }

  /// More than a person picks from.
  private static var mostChoices: Int { 20 }
}
