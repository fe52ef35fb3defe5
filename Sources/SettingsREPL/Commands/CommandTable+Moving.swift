import CommandGrammar
import Wordings

extension CommandTable {
  static let moving: [CommandDeclaration] = [
    CommandDeclaration(
      "next",
      usage: Wording(
        "next (heading, control, or container) (NUMBER)",
        german: "next (heading, control oder container) (ZAHL)"
      ),
      summary: "Moves to the next element and says it",
      german: "Geht zum nächsten Element und sagt es",
      examples: ["next", "next heading", "next 3"],
      need: .wantsPreferences,
      arguments: [.words(kinds)]
    ) { reader, _ throws(CommandError) in
      let kind = kind(&reader)
      return .move(.next(kind, count: try count(&reader)))
    },
    CommandDeclaration(
      "previous",
      usage: Wording(
        "previous (heading, control, or container) (NUMBER)",
        german: "previous (heading, control oder container) (ZAHL)"
      ),
      summary: "Moves to the previous element and says it",
      german: "Geht zum vorigen Element und sagt es",
      examples: ["previous", "previous control"],
      need: .wantsPreferences,
      arguments: [.words(kinds)]
    ) { reader, _ throws(CommandError) in
      let kind = kind(&reader)
      return .move(.previous(kind, count: try count(&reader)))
    },
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
      usage: Wording(verbatim: "find (TEXT)"),
      summary: "Moves to the next element that holds the text; without a text it goes on",
      german: "Geht zum nächsten Element mit dem Text; ohne Text geht es weiter",
      examples: ["find weekly", "find"],
      need: .wantsPreferences
    ) { reader, _ throws(CommandError) in .find(reader.takeText()) },
    CommandDeclaration(
      "items",
      usage: Wording(verbatim: "items (TEXT)"),
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
    CommandDeclaration(
      "increase",
      summary: "Raises the value of the current time or digest by a step",
      german: "Erhöht den Wert der aktuellen Zeit oder Übersicht um einen Schritt",
      examples: ["quiet on", "find from", "increase"],
      effect: .changes,
      need: .wantsPreferences,
      parse: plain(.adjust(by: 1))
    ),
    CommandDeclaration(
      "decrease",
      summary: "Lowers the value of the current time or digest by a step",
      german: "Verringert den Wert der aktuellen Zeit oder Übersicht um einen Schritt",
      examples: ["find weekly", "decrease"],
      effect: .changes,
      need: .wantsPreferences,
      parse: plain(.adjust(by: -1))
    ),
    CommandDeclaration(
      "actions",
      summary: "Lists what else can be done with the current element; the number does it",
      german: "Nennt, was sich mit dem aktuellen Element noch tun lässt; die Nummer tut es",
      examples: ["find product", "actions", "1"],
      need: .wantsPreferences,
      parse: plain(.actions)
    ),
    CommandDeclaration(
      "do",
      usage: Wording("do ACTION", german: "do AKTION"),
      summary: "Does one of the current element's actions",
      german: "Tut eine der Aktionen des aktuellen Elements",
      examples: ["find reminders", "do turn push off"],
      effect: .changes,
      need: .wantsPreferences
    ) { reader, _ throws(CommandError) in
      let words = Array(reader.words)
      reader.skip(words.count)
      return .act(words)
    },
    CommandDeclaration(
      "rotor",
      usage: Wording(
        "rotor headings, controls, or containers",
        german: "rotor headings, controls oder containers"
      ),
      summary: "Lists the elements of one kind; the number moves to the element",
      german: "Nennt die Elemente einer Art; die Nummer geht zum Element",
      examples: ["rotor headings", "2"],
      need: .wantsPreferences,
      arguments: [.words(["headings", "controls", "containers"])]
    ) { reader, _ throws(CommandError) in
      .rotor(
        try value(
          &reader,
          .rotor,
          oneOf: ["headings": .heading, "controls": .control, "containers": .container]
        )
      )
    },
    CommandDeclaration(
      "read",
      usage: Wording(verbatim: "read (all)"),
      summary: "Reads on from the current element, or all from the top",
      german: "Liest vom aktuellen Element an weiter, oder alles von oben",
      examples: ["read", "read all"],
      need: .wantsPreferences,
      arguments: [.words(["all"])]
    ) { reader, _ throws(CommandError) in
      let isAll = reader.take("all")
      try reader.finish()
      return .readOn(fromTop: isAll)
    },
    CommandDeclaration(
      "escape",
      summary: "Does what a two-finger scrub does: comes back from Settings",
      german: "Tut, was Reiben mit zwei Fingern tut: kommt aus den Einstellungen zurück",
      examples: ["open settings", "escape"],
      effect: .changes,
      worksInSettings: true,
      parse: plain(.escape)
    ),
    CommandDeclaration(
      "magic tap",
      summary: "Does what a two-finger double tap does, which is nothing here",
      german: "Tut, was Doppeltippen mit zwei Fingern tut, hier also nichts",
      effect: .changes,
      parse: plain(.magicTap)
    ),
  ]

  private static let kinds = ["heading", "control", "container"]

  private static func kind(_ reader: inout WordReader) -> ElementKind {
    let kind: ElementKind? = reader.take(oneOf: [
      "heading": .heading, "control": .control, "container": .container,
    ])
    return kind ?? .any
  }

  /// How many steps; one unless a number was typed.
  private static func count(_ reader: inout WordReader) throws(CommandError) -> Int {
    guard !reader.isEmpty else { return 1 }
    guard let count = reader.takeNumber(in: 1...1000) else {
      throw .unexpected(reader.text, after: reader.command)
    }
    try reader.finish()
    return count
  }
}
