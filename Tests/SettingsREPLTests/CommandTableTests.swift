import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow
import SimulatedSystem
import Testing
import Wordings

@testable import SettingsREPL

@Suite("Command table")
struct CommandTableTests {
  @Test("names are unique and typed as they are compared")
  func names() {
    let names = CommandTable.all.flatMap(\.names)
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(NameKey(name).text == name)
      #expect(!name.isEmpty && name.allSatisfy { $0.isLetter || " ?'".contains($0) }, "\(name)")
    }
    for name in CommandTable.principal { #expect(names.contains(name)) }
  }

  @Test("names belong to the preferences that are asked about, however they alternate")
  func alternatingPreferences() throws {
    func preferences(_ channel: Channel) -> Preferences {
      let category = Category(
        id: "news",
        title: "News",
        channels: [ChannelPreference(channel, isOn: true), ChannelPreference(.push, isOn: true)]
      )
      return Preferences(categories: [category])
    }
    for channel in [.sms, Channel(rawValue: "fax"), .sms, .sms] as [Channel] {
      let parser = CommandParser(context: ParsingContext(preferences(channel)))
      let words = "toggle news \(channel.rawValue)".split(separator: " ").map { Word(String($0)) }
      let target = ChannelTarget(category: "news", channel: channel, isNamedInFull: true)
      #expect(try parser.parse(words) == .setChannel(target, .toggle))
      let other = channel == .sms ? "fax" : "sms"
      #expect(throws: CommandError.self) {
        try parser.parse(["toggle", "news", other].map { Word($0) })
      }
    }
    #expect(ParsingContext(nil).categories.isEmpty)
  }

  @Test("usage and summary can be said", arguments: CommandTable.all.map(\.name))
  func words(name: String) throws {
    let declaration = try #require(CommandTable.declaration(named: NameKey(name)))
    // The prompt's example is the prompt itself.
    let allowed = " .,:;?!'\"()-/%&" + (name == "prompt" ? ">" : "")
    for usage in [declaration.usage.english, declaration.usage.german] {
      #expect((1...78).contains(usage.count))
      #expect(usage.hasPrefix(name))
    }
    for summary in [declaration.summary.english, declaration.summary.german] {
      #expect(!summary.isEmpty && !summary.hasSuffix("."))
    }
    for text in [declaration.usage.english, declaration.summary.english] + declaration.examples {
      #expect(
        text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || allowed.contains($0) }
      )
    }
  }

  @Test(
    "every example runs without an error, in its order",
    arguments: CommandTable.all.map(\.name)
  )
  func examples(name: String) throws {
    let declaration = try #require(CommandTable.declaration(named: NameKey(name)))
    var person = Listener()
    for example in declaration.examples {
      let heard = person.type(example)
      #expect(heard.error == nil, "\(example): \(heard)")
      #expect(!heard.all.isEmpty || person.hasLeft, "\(example)")
    }
    // Only what nobody can do has no example.
    #expect(!declaration.examples.isEmpty || name == "turn off notifications")
  }

  @Test("every example runs after those of all commands before it")
  func examplesTogether() {
    var person = Listener()
    for declaration in CommandTable.all where declaration.name != "quit" {
      for example in declaration.examples {
        #expect(person.type(example).error == nil, "\(example)")
      }
      if person.conversation.state.isInSettings { person.type("back") }
      person.type("simulate authorization notDetermined; simulate foreground")
    }
  }

  @Test("a prefix never runs a command that changes something", arguments: [false, true])
  func prefixes(isLoaded: Bool) {
    let system = SimulatedSystem(loadDelay: isLoaded ? .zero : .seconds(3600))
    let start = Listener(Preferences(categories: []), system: system)
    let full = Set(CommandTable.all.flatMap(\.names))
    for name in full {
      for length in 1..<max(2, name.count) {
        let prefix = String(name.prefix(length)).trimmed
        guard !full.contains(prefix) else { continue }
        var person = start
        let heard = person.type(prefix)
        #expect(person.conversation.state == start.conversation.state, "\(prefix): \(heard)")
        #expect(person.conversation.system == start.conversation.system, "\(prefix): \(heard)")
        #expect(!person.hasLeft && person.conversation.verbosity == .standard, "\(prefix)")
      }
    }
  }

  @Test("completion offers every command", arguments: [false, true])
  func reachable(isInSettings: Bool) {
    var person = Listener()
    if isInSettings { person.type("open settings") }
    for declaration in CommandTable.all where !isInSettings || declaration.worksInSettings {
      let name = declaration.name
      for length in 0..<name.count {
        let typed = String(name.prefix(length))
        let completion = person.conversation.completion(of: typed)
        let kept = typed.lastIndex(of: " ").map { typed.index(after: $0) } ?? typed.startIndex
        let offers =
          completion.candidates.map { typed[..<kept] + $0 } + [typed + completion.insertion]
        #expect(
          offers.contains { $0 == name || $0 == name + " " || $0.hasPrefix(name + " ") },
          "\(name) after \(typed): \(completion)"
        )
      }
    }
  }

  @Test("C42: completion inserts only what is certain", arguments: OddPreferences.allCases)
  func certain(odd: OddPreferences) {
    let person = Listener(odd.preferences)
    let names = CommandTable.all.map(\.name) + person.conversation.context.typedNames.prefix(12)
    let heads = ["", "toggle ", "turn on ", "help ", "toggle messages "]
    for name in names {
      for head in heads {
        for length in 0...name.count {
          let typed = head + name.prefix(length)
          let completion = person.conversation.completion(of: typed)
          guard !completion.insertion.isEmpty else { continue }
          #expect(completion.candidates.isEmpty)
          let whole = (typed + completion.insertion).lowercased()
          let others = names.map { (head + $0).lowercased() }.filter {
            $0.hasPrefix(typed.lowercased()) && !$0.hasPrefix(whole.trimmed)
          }
          // Before a head every name fits; behind one the commands don't.
          if head.isEmpty {
            #expect(others.isEmpty, "\(typed) + \(completion.insertion): \(others)")
          }
          // What is a command already means that command.
          #expect(
            CommandTable.declaration(named: NameKey(typed)) == nil || typed.hasSuffix(" ")
              || typed.contains("\""),
            "\(typed) + \(completion.insertion)"
          )
        }
      }
    }
  }

  @Test(
    "Blanks count as one for completion too",
    arguments: [
      ("toggle  mes", "sages "), ("  toggle \t mes", "sages "), ("list;  toggle   me", "ssages "),
      ("turn  on  messages  pu", "sh "), ("toggle messages  ", ""),
    ]
  )
  func blanks(typed: String, insertion: String) {
    let conversation = Listener().conversation
    let completion = conversation.completion(of: typed)
    #expect(completion.insertion == insertion)
    let once = typed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(completion == conversation.completion(of: once + (typed.last == " " ? " " : "")))
  }

  @Test(
    "what is completed runs",
    arguments: [OddPreferences.sample, .keywords, .alike, .punctuation]
  )
  func completed(odd: OddPreferences) {
    let start = Listener(odd.preferences)
    for head in ["toggle ", "list ", "turn on ", "turn off ", ""] {
      for candidate in start.conversation.completion(of: head).candidates {
        let line = head + candidate
        guard head != "" || CommandTable.declaration(named: NameKey(line)) == nil else { continue }
        var person = start
        #expect(person.type(line).error == nil || line == "turn off notifications", "\(line)")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
