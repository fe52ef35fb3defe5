import AccessibilityModel
import NotificationModel
import TestSupport

@testable import SettingsREPL

/// Lines that a person, a cat or a program could type.
struct RandomLines {
  private(set) var generator: SeededGenerator
  private let names: [String]
  private let channels: [String]

  /// An audit of hundreds of categories takes seconds.
  private let isLarge: Bool

  init(seed: UInt64, _ preferences: Preferences) {
    generator = SeededGenerator(seed: seed)
    isLarge = preferences.categories.count > 100
    let categories = preferences.cleaned(in: SpeechLanguage.english.phrases(PlainFormats()))
      .categories.shuffled(using: &generator).prefix(12)
    let titles = categories.map(\.title)
    names =
      titles + categories.map(\.id) + titles.map { String($0.prefix(2)) }
      + titles.map { "\"\($0)\"" } + ["1", "2", "3", "40", "re", "foo"]
    channels =
      categories.flatMap { $0.channels.map(\.channel.rawValue) } + ["push", "pu", "em", "pigeon"]
  }

  /// One command, right or wrong; leaving is left out.
  mutating func command() -> String {
    let command = next()
    let leaves = command.hasPrefix("q") || command.hasPrefix("ex")
    return leaves || isLarge && command.hasPrefix("au") ? "list" : command
  }

  /// A whole line, now and then of several commands, and now and then empty.
  mutating func line() -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: command() + "; " + command()
    case 1: "  "
    default: command()
    }
  }

  private mutating func next() -> String {
    let name = pick(names)
    let channel = pick(channels)
    let number = Int.random(in: 0...45, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0...2: return pick(Self.examples)
    case 3: return "\(pick(Self.names)) \(name) \(channel)"
    case 4: return "toggle \(name) \(channel)"
    case 5: return "set \(name) \(pick(["", channel])) \(pick(["on", "off", "up", ""]))"
    case 6: return "\(name) \(pick(["", channel])) \(pick(["on", "off", ""]))"
    case 7: return "\(number)"
    case 8: return "quiet \(pick(Self.times))"
    case 9: return "\(pick(["turn on", "turn off", "list", "find", "items"])) \(name)"
    case 10: return pick(Self.permission)
    case 11: return pick(Self.names)
    case 12: return String(pick(Self.names).prefix(2))
    case 13: return "help \(pick(Self.names + [name]))"
    case 14: return pick(Self.worlds)
    default: return garbage()
    }
  }

  private mutating func garbage() -> String {
    let count = Int.random(in: 1...10, using: &generator)
    return String((0..<count).map { _ in pick(Self.letters) })
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  private static let names = CommandTable.all.flatMap(\.names).filter {
    $0 != "quit" && $0 != "exit"
  }
  // `quit` ends it all, `audit` takes long on many categories.
  private static let examples = CommandTable.all.filter { !["quit", "audit"].contains($0.name) }
    .flatMap(\.examples)
  private static let letters = Array("aelnqrstu 1270;\"“”'’.,?-=%\u{E9}\u{202E}\u{200B}\u{1B}漢😀")
  private static let times = [
    "", "on", "off", "from 22:00", "to 7", "from 7:00", "to 22", "from 24:00", "to 7:60",
    "10pm to 7am",
    "22:00-22:00", "from", "to", "noon", "from midnight", "13:00 am", "22:00 to", "up", "5",
    "7 to x",
  ]
  private static let permission = [
    "turn on", "allow", "don't allow", "deny", "open settings", "back", "back", "back",
    "allow notifications on", "allow notifications off", "turn off notifications",
    "toggle allow notifications", "turn on notifications", "enable notifications",
  ]
  private static let worlds = [
    "simulate save fail", "simulate save ok", "simulate save fail:503", "simulate load fail",
    "simulate load ok", "simulate delay load 1s", "simulate delay load 0s",
    "simulate delay save 3s",
    "simulate authorization denied", "simulate authorization quiet", "simulate foreground",
    "simulate authorization notDetermined", "simulate answer fail",
    "simulate answer allow after 1s",
    "simulate announce 123", "simulate announce", "simulate nonsense", "refresh", "retry", "undo",
    "wait 1s", "wait 3s", "wait", "wait -1s", "alerts", "alerts all", "last error", "undo", "undo",
    "verbosity 1", "verbosity 2", "verbosity 3", "verbosity 4", "announce enter", "speech card",
    "speech voiceover", "speech snapshot", "language de", "language ru", "language en", "compare",
    "compare de", "why", "log", "log rate 400", "log rate x", "audit", "cost", "increase",
    "decrease", "actions", "do 1", "do turn", "do fly", "rotor headings", "rotor", "read",
    "read all", "next 3", "next heading 2", "previous 9",
    "digest", "digest daily", "digest off", "digest monthly", "next", "previous", "activate",
  ]
}
