import CommandGrammar
package import NotificationModel

/// What names can mean right now.
package struct ParsingContext: Sendable {
  /// In the order of the screen; empty before preferences are loaded.
  package let categories: [Category]
  let names: NameMatcher
  /// Nil when there are none.
  package var quietHours: QuietHours?
  package let hasDigest: Bool
  /// Whether the person is in the system's Settings.
  package var isInSettings: Bool

  package init(_ preferences: Preferences?, isInSettings: Bool = false) {
    categories = preferences?.displayedCategories ?? []
    names = NameMatcher(categories.map { .init(title: $0.title, id: $0.id) })
    quietHours = preferences?.quietHours
    hasDigest = preferences?.digest != nil
    self.isInSettings = isInSettings
  }

  /// Takes the words that name a category, for a command that cannot do without one.
  func category(
    _ reader: inout WordReader
  ) throws(CommandError) -> (category: Category, isFull: Bool) {
    switch names.match(reader.words) {
    case .match(let index, let count, let isFull):
      reader.skip(count)
      return (categories[index], isFull)
    case .ambiguous(let indices, let text):
      throw .ambiguous(text, choices: indices.map(choice))
    case .none:
      guard !reader.isEmpty else { throw .noCategory(command: reader.command) }
      throw .unknownCategory(nameBeforeKeywords(reader.words), command: reader.command)
    }
  }

  /// Takes the words that name a channel of `category`; nil when nothing is left.
  func channel(
    _ reader: inout WordReader,
    of category: Category
  ) throws(CommandError) -> (channel: Channel, isFull: Bool)? {
    guard !reader.isEmpty else { return nil }
    let channels = category.channels.map(\.channel)
    let names = NameMatcher(channels.map { .init(title: $0.displayName, id: $0.rawValue) })
    switch names.match(reader.words) {
    case .match(let index, let count, let isFull):
      reader.skip(count)
      return (channels[index], isFull)
    case .ambiguous, .none:
      throw .unknownChannel(nameBeforeKeywords(reader.words), of: category)
    }
  }

  /// The category as a choice; by its number where nothing else tells it from the others.
  func choice(_ index: Int) -> NameChoice {
    NameChoice(label: categories[index].title, replacement: typedName(of: index))
  }

  /// What a person types to mean just this category.
  func typedName(of index: Int) -> String {
    let category = categories[index]
    let isPlain = category.title.allSatisfy { $0.isLetter || $0 == " " || $0 == "'" }
    for name in [category.title.lowercased(), category.id.lowercased()] {
      let word = Word(name, isQuoted: true)
      guard case .match(index, 1, isFull: true) = names.match([word]) else { continue }
      return isPlain && !CommandTable.isReserved(name) ? name : "\"\(name)\""
    }
    return String(index + 1)
  }

  /// What was not understood: the words before those that any command could end in.
  private func nameBeforeKeywords(_ words: ArraySlice<Word>) -> String {
    var words = words
    if words.count > 1, let last = words.last, Self.switchings.contains(last.key) {
      words.removeLast()
    }
    let channels = Set(categories.flatMap { $0.channels.map { NameKey($0.channel.displayName) } })
    if words.count > 1, let last = words.last, channels.contains(last.key) { words.removeLast() }
    return words.typedText
  }

  private static let switchings: Set<NameKey> = ["on", "off"]
}
