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
    names(like: name).first { $0.key == name }?.declaration
  }

  /// The command whose full name the leading words are, the longest that fits.
  static func command(
    leading words: ArraySlice<Word>
  ) -> (declaration: CommandDeclaration, wordCount: Int)? {
    guard let first = words.first, !first.isQuoted else { return nil }
    let names = names(like: first.key)
    guard let index = names.firstIndex(where: { words.begin(with: $0.words) }) else { return nil }
    return (names[index].declaration, names[index].words.count)
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

  /// A name that a command can be typed by.
  private struct Name {
    let key: NameKey
    let words: [NameKey]
    let declaration: CommandDeclaration
  }

  /// The names by the first byte of each, of those the ones of more words first.
  private static let byFirstByte: [[Name]] = {
    var names = [[Name]](repeating: [], count: 256)
    for declaration in all {
      for key in declaration.names.map({ NameKey($0) }) {
        let name = Name(key: key, words: key.words, declaration: declaration)
        if let byte = key.text.utf8.first { names[Int(byte)].append(name) }
      }
    }
    return names.map { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// The names that begin like a word.
  private static func names(like word: NameKey) -> [Name] {
    word.text.utf8.first.map { byFirstByte[Int($0)] } ?? []
  }
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
