import AccessibilityModel
import NotificationModel
import SettingsFlow
import Wordings

/// The prompt's own words in one language: facts go in, words come out.
///
/// Every language answers every fact, so a missing sentence doesn't compile.
protocol Phrases: Sendable {
  /// The screen's words in the same language.
  var words: any ScreenWords { get }
  var help: HelpWords { get }
  var formats: any SpokenFormats { get }

  func text(of sentence: Sentence) -> String

  /// What is wrong and what was expected, without `Error: ` and without the suggestion.
  func text(of error: CommandError, in context: ParsingContext) -> String

  func text(of announcement: SettingsAnnouncement) -> String

  /// Quiet hours from a time to the same time were turned off.
  var equalQuietEnds: String { get }
  /// After an error in the middle of a line.
  var restNotRun: String { get }
  /// Ends a time's row while the quiet hours stay off.
  var whileQuietHoursAreOff: String { get }
  /// Ends the place while something is unsaved.
  var notSavedYet: String { get }
  /// The system's Settings as a place.
  var settings: String { get }
  /// What a category is called that has nothing to be called by.
  var untitledCategory: String { get }

  /// Before everything that is wrong.
  var errorMark: String { get }
  /// Ends an error: a command that works now.
  func suggestion(_ command: String) -> String

  /// Why a piece of a line is said.
  func reason(_ rule: SpeechRule) -> String
  /// What a line is that no element says.
  func name(of source: LineSource) -> String
  /// What of an element is said; a trait by its name in code.
  func name(of property: ElementProperty) -> String
  /// A character by itself, as a screen reader spells it.
  func spelled(_ character: Character) -> String
}

extension Phrases {
  func list(_ items: [String]) -> String { formats.list(items) }

  func time(_ time: TimeOfDay) -> String { formats.time(hour: time.hour, minute: time.minute) }

  /// A category in short: `Messages, Push and Email`.
  func row(of category: Category) -> String {
    let on = category.channelsOn.map(words.channelName)
    return "\(category.title), \(on.isEmpty ? words.off : list(on))"
  }

  func digestRow(_ digest: Digest) -> String { "\(words.digest), \(words.digestName(digest))" }

  /// A numbered thing to choose.
  func numbered(_ index: Int, of count: Int, _ label: String) -> String {
    "\(index) \(words.of) \(count), \(label)"
  }

  /// A short text as it was typed, in quotation marks; `endsSentence` tells that a period follows.
  func quoted(_ text: String, andMore: String, endsSentence: Bool) -> String {
    let text = SpokenText.clean(text, in: words.language)
    let limit = HeardLength.quotation
    guard text.count > limit else { return "\"\(text)\"" }
    return "\"\(text.prefix(limit))\", \(andMore)" + (endsSentence ? "" : ",")
  }

  /// A name with its end left out where that is long: the suggestion has to be heard too.
  func shortened(_ name: String) -> String { String(name.prefix(HeardLength.name)) }

  /// The first few names.
  func firstNames(_ names: [String], more: String) -> String {
    let names = names.map(shortened)
    let most = HeardLength.names
    return list(names.count > most ? names.prefix(most) + [more] : names)
  }

  func channels(_ category: Category, more: String) -> String {
    firstNames(category.channels.map { words.channelName($0.channel) }, more: more)
  }

  /// The channel, or all of the category that can't be turned off.
  func required(_ channel: Channel?, of category: Category) -> [Channel] {
    channel.map { [$0] } ?? category.channels.filter { $0.requirement != nil }.map(\.channel)
  }

  func title(of card: Card) -> String {
    switch card {
    case .categories: words.categories
    case .quietHours: words.quietHours
    case .digest: words.digest
    }
  }

  /// A length in seconds with one decimal.
  func seconds(_ duration: Duration) -> String {
    formats.number((duration / .seconds(1) * 10).rounded() / 10)
  }

  /// The words of a piece of a line without the sign at their end.
  func bare(_ text: String) -> String {
    let isEnd = text.last.map { ".:".contains($0) } ?? false
    return isEnd && text.count > 1 ? String(text.dropLast()) : text
  }

  /// Why a save failed: in its own words, else in the screen's.
  func failure(_ message: Wording?) -> String {
    message.map { $0.text(in: words.language) } ?? words.saveFailure
  }
}

/// How much of what is named in a sentence is heard before it is cut.
private enum HeardLength {
  /// Characters of a name.
  static let name = 40
  /// Characters of a quotation.
  static let quotation = 60
  /// Names of a list.
  static let names = 5
}

extension SettingsAnnouncement {
  /// What the announcement is about: a later one about the same says all that is true.
  var item: String {
    switch self {
    case .saved, .notSaved, .stillSaving: "saving"
    case .authorization, .authorizationFailed: "permission"
    case .loaded, .loadFailed, .refreshed: "loading"
    case .category(let category): "category \(category.id)"
    case .quietHours: "quiet hours"
    case .digest: "digest"
    }
  }
}

extension SettingsAnnouncement {
  /// A failure interrupts; that something still runs can wait.
  var priority: AnnouncementPriority {
    switch self {
    case .notSaved, .authorizationFailed, .loadFailed: .high
    case .stillSaving: .low
    default: .default
    }
  }
}

extension SpeechLanguage {
  /// The prompt's words; the app speaks English where it has no words of the language.
  func phrases(_ formats: any SpokenFormats) -> any Phrases {
    switch self {
    case .english, .russian: EnglishPhrases(formats: formats)
    case .german: GermanPhrases(formats: formats)
    }
  }
}
