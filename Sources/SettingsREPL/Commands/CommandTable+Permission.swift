import Wordings

extension CommandTable {
  static let permission: [CommandDeclaration] = [
    CommandDeclaration(
      "turn on",
      "enable",
      usage: Wording(
        "turn on (CATEGORY (CHANNEL), or quiet hours)",
        german: "turn on (KATEGORIE (KANAL) oder quiet hours)"
      ),
      summary: "Asks to allow notifications, or turns on what is named",
      german: "Fragt nach der Erlaubnis für Mitteilungen, oder schaltet das Genannte ein",
      examples: ["turn on", "turn on messages sms", "turn on quiet hours"],
      effect: .changes,
      arguments: [.category(or: ["quiet hours"]), .channel]
    ) { reader, context throws(CommandError) in
      guard !reader.isEmpty else { return .turnOnNotifications }
      return try turn(&reader, context, .on)
    },
    CommandDeclaration(
      "turn on notifications",
      "enable notifications",
      summary: "Asks to allow notifications",
      german: "Fragt nach der Erlaubnis für Mitteilungen",
      effect: .changes,
      parse: plain(.turnOnNotifications)
    ),
    CommandDeclaration(
      "turn off",
      usage: Wording(
        "turn off CATEGORY (CHANNEL), or quiet hours",
        german: "turn off KATEGORIE (KANAL) oder quiet hours"
      ),
      summary: "Turns off what is named",
      german: "Schaltet das Genannte aus",
      examples: ["turn off messages", "turn off quiet hours"],
      effect: .changes,
      need: .preferences,
      arguments: [.category(or: ["quiet hours"]), .channel]
    ) { reader, context throws(CommandError) in try turn(&reader, context, .off) },
    CommandDeclaration(
      "turn off notifications",
      summary: "Tells who can turn notifications off",
      german: "Sagt, wer Mitteilungen ausschalten kann",
      examples: [],
      effect: .changes
    ) { _, _ throws(CommandError) in throw .onlySettingsTurnsOff },
    CommandDeclaration(
      "allow notifications",
      usage: Wording(
        "allow notifications (on or off)",
        german: "allow notifications (on oder off)"
      ),
      summary: "Asks to allow notifications; in Settings it reads or sets their switch",
      german: "Fragt nach der Erlaubnis; in den Einstellungen liest oder setzt es den Schalter",
      examples: ["open settings", "allow notifications on"],
      effect: .changes,
      worksInSettings: true,
      arguments: [.words(["on", "off"])]
    ) { reader, context throws(CommandError) in
      if context.isInSettings { return try systemSwitch(&reader) }
      try reader.finish()
      return .turnOnNotifications
    },
    CommandDeclaration(
      "allow",
      summary: "Answers the system's question: notifications may come",
      german: "Beantwortet die Frage des Systems: Mitteilungen dürfen kommen",
      examples: ["turn on", "allow"],
      effect: .changes,
      parse: plain(.answerAlert(allow: true))
    ),
    CommandDeclaration(
      "don't allow",
      "dont allow",
      "deny",
      summary: "Answers the system's question: no notifications",
      german: "Beantwortet die Frage des Systems: keine Mitteilungen",
      examples: ["turn on", "don't allow"],
      effect: .changes,
      parse: plain(.answerAlert(allow: false))
    ),
    CommandDeclaration(
      "open settings",
      summary: "Leaves for the system's Settings",
      german: "Geht in die Einstellungen des Systems",
      effect: .changes,
      parse: plain(.openSettings)
    ),
    CommandDeclaration(
      "back",
      summary: "Comes back from Settings",
      german: "Kommt aus den Einstellungen zurück",
      examples: ["open settings", "back"],
      effect: .changes,
      worksInSettings: true,
      parse: plain(.back)
    ),
    CommandDeclaration(
      "refresh",
      "try again",
      summary: "Loads the preferences again",
      german: "Lädt die Einstellungen noch einmal",
      effect: .changes,
      parse: plain(.load)
    ),
  ]
}
