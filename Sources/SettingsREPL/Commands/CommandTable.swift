import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

/// Every command, declared once: the order is the order of help.
package enum CommandTable {
  package static let all = areas.flatMap(\.commands)

  /// The commands by what they are for.
  package static let areas: [(title: CommandArea, commands: [CommandDeclaration])] = [
    (.reading, reading), (.moving, moving), (.changing, changing), (.permission, permission),
    (.reviewing, reviewing), (.prompt, session),
  ]

  /// The names that errors and short help offer first.
  package static let principal = ["list", "toggle", "set", "quiet", "digest"]

  /// The declaration with exactly this name; nil when there is none.
  static func declaration(named name: NameKey) -> CommandDeclaration? {
    byName[name]
  }

  /// The command whose full name the leading words are, the longest that fits.
  static func command(
    leading words: ArraySlice<Word>
  ) -> (declaration: CommandDeclaration, wordCount: Int)? {
    let unquoted = words.prefix { !$0.isQuoted }.prefix(longestName)
    for count in (0...unquoted.count).reversed() where count > 0 {
      if let found = byName[NameKey(unquoted.prefix(count).typedText)] { return (found, count) }
    }
    return nil
  }

  /// Whether `name` begins like a command, so that a category of that name has to be quoted.
  static func isReserved(_ name: String) -> Bool {
    let words = name.split(separator: " ").map { Word(String($0)) }
    guard let first = words.first else { return true }
    return command(leading: words[...]) != nil || Self.keywords.contains(first.key)
  }

  /// Words that mean something after a command.
  private static let keywords: Set<NameKey> = [
    "on", "off", "status", "permission", "categories", "all", "notifications",
  ]

  private static let byName: [NameKey: CommandDeclaration] = {
    var result: [NameKey: CommandDeclaration] = [:]
    for declaration in all {
      for name in declaration.names { result[NameKey(name)] = declaration }
    }
    return result
  }()

  private static let longestName = byName.keys.map(\.wordCount).max() ?? 1
}
