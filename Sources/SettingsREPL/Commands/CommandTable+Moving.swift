import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

extension CommandTable {
  static let moving: [CommandDeclaration] = [
    CommandDeclaration(
      "next",
      usage: "next (heading, control, or container)",
      summary: "Moves to the next element and says it",
      german: "Geht zum nächsten Element und sagt es",
      examples: ["next", "next heading"],
      need: .wantsPreferences,
      arguments: [.words(kinds)]
    ) { reader, _ throws(CommandError) in .move(.next(try kind(&reader))) },
    CommandDeclaration(
      "previous",
      usage: "previous (heading, control, or container)",
      summary: "Moves to the previous element and says it",
      german: "Geht zum vorigen Element und sagt es",
      examples: ["previous", "previous control"],
      need: .wantsPreferences,
      arguments: [.words(kinds)]
    ) { reader, _ throws(CommandError) in .move(.previous(try kind(&reader))) },
    CommandDeclaration(
      "first",
      summary: "Moves to the first element and says it",
      german: "Geht zum ersten Element und sagt es",
      need: .wantsPreferences,
      parse: plain(.move(.first))
    ),
    CommandDeclaration(
      "last",
      summary: "Moves to the last element and says it",
      german: "Geht zum letzten Element und sagt es",
      need: .wantsPreferences,
      parse: plain(.move(.last))
    ),
    CommandDeclaration(
      "find",
      usage: "find (TEXT)",
      summary: "Moves to the next element that holds the text; without a text it goes on",
      german: "Geht zum nächsten Element mit dem Text; ohne Text geht es weiter",
      examples: ["find weekly", "find"],
      need: .wantsPreferences
    ) { reader, _ throws(CommandError) in .find(reader.takeText()) },
    CommandDeclaration(
      "items",
      usage: "items (TEXT)",
      summary: "Lists elements by number; the number moves to the element",
      german: "Nennt Elemente mit Nummern; die Nummer geht zum Element",
      examples: ["items email", "1"],
      need: .wantsPreferences
    ) { reader, _ throws(CommandError) in .items(reader.takeText()) },
    CommandDeclaration(
      "activate",
      summary: "Does what a double tap on the current element does",
      german: "Tut, was ein Doppeltippen auf das aktuelle Element tut",
      examples: ["next control", "activate"],
      effect: .changes,
      need: .wantsPreferences,
      parse: plain(.activate)
    ),
  ]

  private static let kinds = ["heading", "control", "container"]

  private static func kind(_ reader: inout WordReader) throws(CommandError) -> ElementKind {
    let kind: ElementKind? = reader.take(oneOf: [
      "heading": .heading, "control": .control, "container": .container,
    ])
    try reader.finish()
    return kind ?? .any
  }
}
