import CommandGrammar
import Locking
import NotificationModel

/// The names of categories and of their channels, put together once for many lines.
final class CategoryNames: Sendable {
  /// In the order of the screen.
  let categories: [Category]
  let matcher: NameMatcher
  /// For each category the names of its channels.
  let channelMatchers: [NameMatcher]
  /// Put together when an error or a completion first asks for them.
  private let cachedTypedNames = Locked<[String]?>(nil)

  private init(_ categories: [Category]) {
    self.categories = categories
    matcher = NameMatcher(categories.map { .init(title: $0.title, id: $0.id) })
    channelMatchers = categories.map(Self.channelMatcher)
  }

  /// The names of these categories, the same ones for all threads that ask for them in a row.
  ///
  /// Many transcripts load the same preferences; only those that were asked for last are kept.
  static func shared(for categories: [Category]) -> CategoryNames {
    guard !categories.isEmpty else { return none }
    return last.withLock { last in
      if last.categories != categories { last = CategoryNames(categories) }
      return last
    }
  }

  private static let none = CategoryNames([])
  private static let last = Locked(none)

  /// The names of a category's channels; nearly always they are the standard ones.
  static func channelMatcher(of category: Category) -> NameMatcher {
    let isStandard = category.channels.elementsEqual(Channel.standard) { $0.channel == $1 }
    return isStandard ? standardChannels : channelMatcher(of: category.channels.map(\.channel))
  }

  private static let standardChannels = channelMatcher(of: Channel.standard)

  /// Email also goes by the name that German has for it.
  private static func channelMatcher(of channels: [Channel]) -> NameMatcher {
    NameMatcher(
      channels.map { .init(title: $0.displayName, id: $0 == .email ? "e-mail" : $0.rawValue) }
    )
  }

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
    let typed = TypedName(names: matcher)
    return categories.indices.map { index in
      let category = categories[index]
      return typed.text(of: index, spellings: [category.title, category.id]) { name in
        !CommandTable.isReserved(name) && !beginnings.contains(NameKey(name).text)
      }
    }
  }
}
