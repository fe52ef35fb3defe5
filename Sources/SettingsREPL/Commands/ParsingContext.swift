import CommandGrammar
import Locking
import NotificationModel

/// What names can mean right now.
struct ParsingContext: Sendable {
  /// In the order of the screen; empty before preferences are loaded.
  let categories: [Category]
  let names: NameMatcher
  /// Put together when an error or a completion first asks for them.
  private let cachedTypedNames = Locked<[String]?>(nil)
  /// Nil when there are none.
  var quietHours: QuietHours?
  let hasDigest: Bool
  /// Whether the person is in the system's Settings.
  var isInSettings: Bool

  init(_ preferences: Preferences?, isInSettings: Bool = false) {
    categories = preferences?.displayedCategories ?? []
    names = NameMatcher(categories.map { .init(title: $0.title, id: $0.id) })
    quietHours = preferences?.quietHours
    hasDigest = preferences?.digest != nil
    self.isInSettings = isInSettings
  }

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
    switch Self.names(of: category.channels.map(\.channel)).match(reader.words) {
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
    let channels = category.channels.map(\.channel)
    guard let index = channels.firstIndex(of: channel) else { return "" }
    return TypedName(names: Self.names(of: channels)).text(
      of: index,
      spellings: [channel.displayName, channel.rawValue]
    ) { !Self.switchings.contains(NameKey($0)) }
  }

  /// The channels' names, put together once for each list of channels that there is.
  private static func names(of channels: [Channel]) -> NameMatcher {
    channelNames.withLock { known in
      if let names = known[channels] { return names }
      // Email also goes by the name that German has for it.
      let names = NameMatcher(
        channels.map { .init(title: $0.displayName, id: $0 == .email ? "e-mail" : $0.rawValue) }
      )
      known[channels] = names
      return names
    }
  }

  private static let channelNames = Locked<[[Channel]: NameMatcher]>([:])

  /// For each category what a person types to mean just this one.
  var typedNames: [String] {
    cachedTypedNames.withLock { cached in
      let names = cached ?? makeTypedNames()
      cached = names
      return names
    }
  }

  /// A name that begins like a command or like a longer name has to stand in quotes.
  private func makeTypedNames() -> [String] {
    var beginnings: Set<String> = []
    for category in categories {
      for name in [category.title, category.id] {
        let words = NameKey(name).text.split(separator: " ")
        for count in words.indices where count > 0 {
          beginnings.insert(words.prefix(count).joined(separator: " "))
        }
      }
    }
    let typed = TypedName(names: names)
    return categories.indices.map { index in
      let category = categories[index]
      return typed.text(of: index, spellings: [category.title, category.id]) { name in
        !CommandTable.isReserved(name) && !beginnings.contains(NameKey(name).text)
      }
    }
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
