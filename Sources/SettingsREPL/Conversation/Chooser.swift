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
    /// Moves the cursor.
    case move(to: ElementID)
    /// Says something again.
    case say(String)
  }

  let items: [Item]
}
