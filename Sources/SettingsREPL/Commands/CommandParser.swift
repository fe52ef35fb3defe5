import CommandGrammar
import NotificationModel

/// Finds what a typed command means, by the rules for its first words.
struct CommandParser {
  let context: ParsingContext

  /// How much the command needs preferences, before its names are looked up.
  func need(of words: [Word]) -> CommandDeclaration.Need {
    guard let (declaration, count) = CommandTable.command(leading: words[...]) else {
      if elementNumber(words) != nil { return .wantsPreferences }
      return readingCommands(fitting: words).isEmpty ? .preferences : .nothing
    }
    // Alone they are about the permission or the screen; with a name about a category.
    let rest = words.dropFirst(count)
    switch declaration.name {
    case "turn on" where !rest.isEmpty: return .preferences
    case "list" where !rest.isEmpty && !CommandTable.isScope(rest): return .preferences
    default: return declaration.need
    }
  }

  /// What the words mean; what can never be done is refused here.
  func parse(_ words: [Word]) throws(CommandError) -> Command {
    let command = try meaning(of: words)
    if let refusal = context.refusal(of: command) { throw refusal }
    return command
  }

  private func meaning(of words: [Word]) throws(CommandError) -> Command {
    let named = CommandTable.command(leading: words[...])
    if context.isInSettings {
      guard let named, named.declaration.worksInSettings else { throw .inSettings }
      return try run(named.declaration, words.dropFirst(named.wordCount))
    }
    if let category = fullCategory(words), category.wordCount > (named?.wordCount ?? 0) {
      return try aboutCategory(words, category.index, category.wordCount, isFull: true)
    }
    if let named { return try run(named.declaration, words.dropFirst(named.wordCount)) }
    if let number = elementNumber(words) { return .goTo(number: number) }
    return try fromPrefix(words)
  }

  /// The number that stands alone, of an element of the screen.
  private func elementNumber(_ words: [Word]) -> Int? {
    words.count == 1 && !words[0].isQuoted ? Int(words[0].key.text) : nil
  }

  private func run(
    _ declaration: CommandDeclaration,
    _ words: ArraySlice<Word>
  ) throws(CommandError) -> Command {
    var reader = WordReader(words, of: declaration.name)
    return try declaration.parse(&reader, context)
  }

  private func fullCategory(_ words: [Word]) -> (index: Int, wordCount: Int)? {
    guard case .match(let index, let count, _) = context.names.fullMatch(words[...]) else {
      return nil
    }
    return (index, count)
  }

  /// `messages`, `messages push`, `messages push on`, `messages on`.
  private func aboutCategory(
    _ words: [Word],
    _ index: Int,
    _ wordCount: Int,
    isFull: Bool
  ) throws(CommandError) -> Command {
    let category = context.categories[index]
    var reader = WordReader(words.dropFirst(wordCount), of: category.title)
    let switching = reader.takeLast(oneOf: ["on": Switching.on, "off": .off])
    if category.channels.isEmpty, switching != nil { throw .noChannels(category) }
    guard let channel = try context.channel(&reader, ofCategoryAt: index) else {
      let target = CategoryTarget(id: category.id, isNamedInFull: isFull)
      return switching.map { .setCategory(target, $0) } ?? .readCategory(category.id)
    }
    try reader.finish()
    let target = ChannelTarget(
      category: category.id,
      channel: channel.channel,
      isNamedInFull: isFull && channel.isFull
    )
    return switching.map { .setChannel(target, $0) } ?? .readChannel(target)
  }

  /// A unique prefix among the commands that change nothing and the categories together.
  private func fromPrefix(_ words: [Word]) throws(CommandError) -> Command {
    let commands = readingCommands(fitting: words)
    let match = context.names.match(words[...])
    switch (match, commands.count) {
    case (.none, 1): return try run(commands[0], words.dropFirst())
    // In quotes it can only be a name.
    case (.none, 0) where words[0].isQuoted: throw .unknownCategory(words[0].text, command: "list")
    case (.none, 0): throw .unknownCommand(words[...].typedText)
    case (.match(let index, let count, _), 0):
      return try reading(words, index, count)
    case (.match(let index, _, _), _):
      throw ambiguous(words[0].text, categories: [index], commands)
    case (.ambiguous(let indices, let text), _):
      throw ambiguous(commands.isEmpty ? text : words[0].text, categories: indices, commands)
    case (.none, _):
      throw ambiguous(words[0].text, categories: [], commands)
    }
  }

  private func reading(_ words: [Word], _ index: Int, _ count: Int) throws(CommandError) -> Command
  {
    let command = try aboutCategory(words, index, count, isFull: false)
    switch command {
    case .setCategory, .setChannel:
      throw .changeByPrefix(words.prefix(count).typedText, of: command)
    default: return command
    }
  }

  private func ambiguous(
    _ text: String,
    categories: [Int],
    _ commands: [CommandDeclaration]
  ) -> CommandError {
    let choices =
      context.choices(categories)
      + commands.map { NameChoice(label: $0.name, replacement: $0.name) }
    return .ambiguous(text, choices: choices)
  }

  private func readingCommands(fitting words: [Word]) -> [CommandDeclaration] {
    guard let first = words.first, !first.isQuoted, !first.key.isEmpty else { return [] }
    return CommandTable.all.filter { declaration in
      declaration.effect == .reads
        && declaration.names.contains { $0.hasPrefix(first.key.text) }
    }
  }
}
