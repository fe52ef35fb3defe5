import CommandGrammar
import NotificationModel
import SettingsFlow
import Wordings

extension CommandTable {
  static let reading: [CommandDeclaration] = [
    CommandDeclaration(
      "list",
      usage: Wording(
        "list (status, categories, quiet, digest, or NAME)",
        german: "list (status, categories, quiet, digest oder NAME)"
      ),
      summary: "Reads the whole screen, one card, or one category",
      german: "Liest den ganzen Bildschirm, eine Karte oder eine Kategorie",
      examples: ["list", "list quiet", "list messages"],
      need: .wantsPreferences,
      worksInSettings: true,
      arguments: [.category(or: ["status", "categories", "quiet", "digest"])],
      parse: list
    ),
    CommandDeclaration(
      "summary",
      summary: "Reads the short screen in one page",
      german: "Liest das Wichtigste auf einer Seite",
      need: .wantsPreferences,
      parse: plain(.summary)
    ),
    CommandDeclaration(
      "where",
      summary: "Says the screen, the current element and its number",
      german: "Sagt den Bildschirm, das aktuelle Element und seine Nummer",
      need: .wantsPreferences,
      worksInSettings: true,
      parse: plain(.whereAmI)
    ),
    CommandDeclaration(
      "repeat",
      summary: "Says the last answer again",
      german: "Sagt die letzte Antwort noch einmal",
      worksInSettings: true,
      parse: plain(.repeatAnswer)
    ),
    CommandDeclaration(
      "more",
      summary: "Goes on with a long answer",
      german: "Geht in einer langen Antwort weiter",
      worksInSettings: true,
      parse: plain(.more)
    ),
    CommandDeclaration(
      "alerts",
      usage: Wording(verbatim: "alerts (all)"),
      summary: "Says what was announced and not said by alerts yet, or the numbered log",
      german: "Sagt die neuen Ansagen oder alle mit Nummern",
      examples: ["alerts", "alerts all"],
      arguments: [.words(["all"])]
    ) { reader, _ throws(CommandError) in
      let all = reader.take("all")
      try reader.finish()
      return .alerts(all: all)
    },
    CommandDeclaration(
      "last error",
      summary: "Says the last error again",
      german: "Sagt den letzten Fehler noch einmal",
      parse: plain(.lastError)
    ),
    CommandDeclaration(
      "spell",
      summary: "Spells the current element, letter by letter",
      german: "Buchstabiert das aktuelle Element",
      need: .wantsPreferences,
      parse: plain(.spell)
    ),
    CommandDeclaration(
      "history",
      usage: Wording(verbatim: "history (TEXT)"),
      summary:
        "Lists the lines typed before, or those that hold the text; the number types one again",
      german:
        "Nennt die zuletzt eingegebenen Zeilen, oder die mit dem Text; die Nummer gibt eine noch einmal ein",
      examples: ["list quiet", "history quiet"]
    ) { reader, _ throws(CommandError) in .history(reader.takeText()) },
    CommandDeclaration(
      "help",
      "?",
      usage: Wording("help (COMMAND)", german: "help (BEFEHL)"),
      summary: "Tells what can be typed, or how one command works",
      german: "Sagt, was eingegeben werden kann, oder wie ein Befehl geht",
      examples: ["help", "help quiet"],
      worksInSettings: true,
      arguments: [.topic]
    ) { reader, _ throws(CommandError) in .help(topic: reader.takeText()) },
  ]

  /// The parser of a command that takes no words.
  static func plain(
    _ command: Command
  ) -> @Sendable (inout WordReader, ParsingContext) throws(CommandError) -> Command {
    { reader, _ throws(CommandError) in
      try reader.finish()
      return command
    }
  }

  /// Whether `list` reads a part of the screen that is not a category.
  static func isScope(_ words: ArraySlice<Word>) -> Bool {
    let key = NameKey(words.typedText)
    return scopes.contains { $0.keywords.contains(key) }
  }

  private static let scopes: [(keywords: [NameKey], scope: ListScope)] = [
    (["status", "permission"], .permission),
    (["categories"], .card(.categories)),
    (["quiet hours", "quiet"], .card(.quietHours)),
    (["email digest", "digest"], .card(.digest)),
  ]

  private static func list(
    _ reader: inout WordReader,
    _ context: ParsingContext
  ) throws(CommandError) -> Command {
    if reader.isEmpty { return .list(.all) }
    // There is nothing else to read in Settings.
    if context.isInSettings { throw .inSettings }
    for (keywords, scope) in scopes where take(&reader, context, keywords) {
      try reader.finish()
      return .list(scope)
    }
    let (index, _) = try context.category(&reader)
    try reader.finish()
    return .readCategory(context.categories[index].id)
  }
}
