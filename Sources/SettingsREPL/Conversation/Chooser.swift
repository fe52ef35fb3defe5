import CommandGrammar
import SettingsFlow

/// Numbered things to choose from, until the next command.
struct Chooser: Hashable, Sendable {
  struct Item: Hashable, Sendable {
    let label: String
    let choice: Choice
  }

  /// What choosing does.
  enum Choice: Hashable, Sendable {
    /// Runs a command.
    case run([Word])
    /// Types a line again.
    case type(String)
    /// Moves the cursor.
    case move(to: ElementID)
    /// Does something with the current element.
    case act(ScreenAction.Effect)
    /// Says something again.
    case say(String)

    /// Whether it runs one of the commands that a chooser outlasts.
    var keepsChooser: Bool {
      guard case .run(let words) = self else { return false }
      let name = CommandTable.command(leading: words[...])?.declaration.name
      return ["more", "repeat", "help"].contains(name)
    }
  }

  let items: [Item]
}
