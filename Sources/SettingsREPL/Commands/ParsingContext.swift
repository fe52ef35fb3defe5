import CommandGrammar
import NotificationModel

/// What names can mean right now.
struct ParsingContext: Sendable {
  private let categoryNames: CategoryNames
  /// Nil when there are none.
  var quietHours: QuietHours?
  let hasDigest: Bool
  /// Whether the person is in the system's Settings.
  var isInSettings: Bool

  init(_ preferences: Preferences?, isInSettings: Bool = false) {
    categoryNames = .shared(for: preferences?.displayedCategories ?? [])
    quietHours = preferences?.quietHours
    hasDigest = preferences?.digest != nil
    self.isInSettings = isInSettings
  }

  /// In the order of the screen; empty before preferences are loaded.
  var categories: [Category] { categoryNames.categories }

  var names: NameMatcher { categoryNames.matcher }

  /// For each category what a person types to mean just this one.
  var typedNames: [String] { categoryNames.typedNames }

  /// Takes the words that name a category, for a command that cannot do without one.
  func category(
    _ reader: inout WordReader
  ) throws(CommandError) -> (index: Int, isFull: Bool) {
    switch names.match(reader.words) {
    case .match(let index, let count, let isFull):
      reader.skip(count)
      return (index, isFull)
    case .ambiguous(let indices, let text):
      throw .ambiguous(text, choices: choices(indices))
    case .none:
      guard !reader.isEmpty else { throw .noCategory(command: reader.command) }
      throw .unknownCategory(nameBeforeKeywords(reader.words), command: reader.command)
    }
  }

  /// Takes the words that name a channel of a category; nil when nothing is left.
  func channel(
    _ reader: inout WordReader,
    ofCategoryAt index: Int
  ) throws(CommandError) -> (channel: Channel, isFull: Bool)? {
    guard !reader.isEmpty else { return nil }
    let category = categories[index]
    guard !category.channels.isEmpty else { throw .noChannels(category) }
    switch categoryNames.channelMatchers[index].match(reader.words) {
    case .match(let index, let count, let isFull):
      reader.skip(count)
      return (category.channels[index].channel, isFull)
    case .ambiguous, .none:
      throw .unknownChannel(nameBeforeKeywords(reader.words), of: category)
    }
  }

  /// How many of the leading words are a category's full name; 0 for none.
  func fullNameLength(_ words: ArraySlice<Word>) -> Int {
    guard case .match(_, let count, _) = names.fullMatch(words) else { return 0 }
    return count
  }

  /// The categories as choices; by number where nothing else tells one from the others.
  func choices(_ indices: [Int]) -> [NameChoice] {
    let names = typedNames
    return indices.map { NameChoice(label: categories[$0].title, replacement: names[$0]) }
  }

  /// What a person types to mean just this category.
  func typedName(of id: Category.ID) -> String {
    categories.firstIndex { $0.id == id }.map { typedNames[$0] } ?? ""
  }

  /// What a person types to mean just this channel of `category`.
  func typedName(of channel: Channel, in category: Category) -> String {
    guard let index = category.channels.firstIndex(where: { $0.channel == channel }) else {
      return ""
    }
    return TypedName(names: CategoryNames.channelMatcher(of: category)).text(
      of: index,
      spellings: [channel.displayName, channel.rawValue]
    ) { !Self.switchings.contains(NameKey($0)) }
  }

  /// What was not understood: the words before those that any command could end in.
  private func nameBeforeKeywords(_ words: ArraySlice<Word>) -> String {
    var words = words
    if words.count > 1, let last = words.last, Self.switchings.contains(last.key) {
      words.removeLast()
    }
    let channels = Set(categories.flatMap { $0.channels.map { NameKey($0.channel.displayName) } })
    // The longest that leaves something.
    let name = words.indices.dropFirst().first { channels.contains(words[$0...].key) }
    return words[..<(name ?? words.endIndex)].typedText
  }

  private static let switchings: Set<NameKey> = ["on", "off"]
}

extension ParsingContext {
  /// Why a command turns off what is always on; nil when it doesn't.
  func refusal(of command: Command) -> CommandError? {
    switch command {
    case .setChannel(let target, let switching):
      category(target.category)?.refusal(of: switching, target.channel)
    case .setCategory(let target, let switching):
      category(target.id)?.refusal(of: switching)
    default: nil
    }
  }

  private func category(_ id: Category.ID) -> Category? {
    categories.first { $0.id == id }
  }
}

extension Category {
  /// Why a channel, or without one all of them, can't be turned off; nil when that can be done.
  func refusal(of switching: Switching, _ channel: Channel? = nil) -> CommandError? {
    guard switching != .on else { return nil }
    let isRefused =
      channel.map { self[$0]?.requirement != nil }
      ?? (changeableChannels.isEmpty && !channels.isEmpty)
    return isRefused ? .required(channel, of: self) : nil
  }
}
