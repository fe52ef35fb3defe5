import CommandGrammar

/// Every command, declared once: the order is the order of help.
enum CommandTable {
  static let all = areas.flatMap(\.commands)

  /// The commands by what they are for.
  static let areas: [(title: CommandArea, commands: [CommandDeclaration])] = [
    (.reading, reading), (.moving, moving), (.changing, changing), (.permission, permission),
    (.reviewing, reviewing), (.prompt, session),
  ]

  /// The names that errors and short help offer first.
  static let principal = ["list", "toggle", "set", "quiet", "digest"]

  /// The declaration with exactly this name; nil when there is none.
  static func declaration(named name: NameKey) -> CommandDeclaration? {
    byName[name]
  }

  /// The command whose full name the leading words are, the longest that fits.
  static func command(
    leading words: ArraySlice<Word>
  ) -> (declaration: CommandDeclaration, wordCount: Int)? {
    guard let first = words.first, !first.isQuoted, let names = byFirstWord[first.key] else {
      return nil
    }
    guard let index = names.firstIndex(where: { words.begin(with: $0.name) }) else { return nil }
    return (names[index].declaration, names[index].name.count)
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

  /// The commands by the first word of their names, each name as its words, the longest first.
  private static let byFirstWord: [NameKey: [(name: [NameKey], declaration: CommandDeclaration)]] =
    {
      let names = byName.map { name, declaration in
        (name: name.words, declaration: declaration)
      }
      return Dictionary(grouping: names) { $0.name[0] }
        .mapValues { $0.sorted { $0.name.count > $1.name.count } }
    }()
}

extension ArraySlice<Word> {
  /// Whether the leading words are these, none of them in quotes.
  fileprivate func begin(with name: [NameKey]) -> Bool {
    count >= name.count
      && name.indices.allSatisfy {
        !self[startIndex + $0].isQuoted && self[startIndex + $0].key == name[$0]
      }
  }
}
