import CommandGrammar
import NotificationModel
import SettingsFlow
import Wordings

extension CommandTable {
  static let changing: [CommandDeclaration] = [
    CommandDeclaration(
      "toggle",
      usage: Wording(
        "toggle CATEGORY (CHANNEL), toggle quiet",
        german: "toggle KATEGORIE (KANAL), toggle quiet"
      ),
      summary: "Turns a channel on or off, a whole category, or the quiet hours",
      german: "Schaltet einen Kanal, eine Kategorie oder die Ruhezeiten um",
      examples: ["toggle messages push", "toggle messages", "toggle quiet"],
      effect: .changes,
      need: .preferences,
      worksInSettings: true,
      arguments: [.category(or: ["quiet"]), .channel]
    ) { reader, context throws(CommandError) in try toggle(&reader, context) },
    CommandDeclaration(
      "set",
      usage: Wording(
        "set CATEGORY (CHANNEL) on or off",
        german: "set KATEGORIE (KANAL) on oder off"
      ),
      summary: "Sets a channel, a whole category, or the quiet hours",
      german: "Setzt einen Kanal, eine Kategorie oder die Ruhezeiten",
      examples: ["set messages push on", "set messages off", "set quiet on"],
      effect: .changes,
      need: .preferences,
      worksInSettings: true,
      arguments: [.category(or: ["quiet", "digest"]), .channel, .words(["on", "off"])]
    ) { reader, context throws(CommandError) in try set(&reader, context) },
    CommandDeclaration(
      "quiet",
      "quiet hours",
      usage: Wording(
        "quiet (on, off, from TIME, to TIME, or TIME to TIME)",
        german: "quiet (on, off, from ZEIT, to ZEIT oder ZEIT to ZEIT)"
      ),
      summary: "Tells about the quiet hours, or sets them",
      german: "Sagt die Ruhezeiten oder setzt sie",
      examples: ["quiet", "quiet on", "quiet from 21:00", "quiet 10pm to 7am"],
      effect: .changes,
      need: .preferences,
      arguments: [.words(["on", "off", "from", "to"])]
    ) { reader, context throws(CommandError) in
      guard context.quietHours != nil else { throw .absent(.quietHours) }
      return try quietHours(&reader)
    },
    CommandDeclaration(
      "digest",
      "email digest",
      usage: Wording("digest (off, daily, or weekly)", german: "digest (off, daily oder weekly)"),
      summary: "Tells about the email digest, or sets it",
      german: "Sagt die E-Mail-Übersicht oder setzt sie",
      examples: ["digest", "digest daily"],
      effect: .changes,
      need: .preferences,
      arguments: [.words(Digest.allCases.map(\.rawValue))]
    ) { reader, context throws(CommandError) in
      guard context.hasDigest else { throw .absent(.digest) }
      return reader.isEmpty ? .readDigest : try digest(&reader)
    },
    CommandDeclaration(
      "undo",
      summary: "Takes back the last change",
      german: "Nimmt die letzte Änderung zurück",
      examples: ["toggle messages push", "undo"],
      effect: .changes,
      need: .preferences,
      parse: plain(.undo)
    ),
    CommandDeclaration(
      "retry",
      summary: "Saves again after a failed save",
      german: "Sichert nach einem Fehler noch einmal",
      examples: [
        "simulate save fail", "toggle messages push", "wait 2s", "simulate save ok", "retry",
      ],
      effect: .changes,
      need: .preferences,
      parse: plain(.retry)
    ),
  ]

  /// What `toggle`, `turn on` and `turn off` name.
  static func turn(
    _ reader: inout WordReader,
    _ context: ParsingContext,
    _ switching: Switching
  ) throws(CommandError) -> Command {
    if takeQuietHours(&reader, context) {
      try reader.finish()
      return .setQuietHours(switching)
    }
    return try target(&reader, context, switching)
  }

  /// A category with or without a channel, to be set.
  static func target(
    _ reader: inout WordReader,
    _ context: ParsingContext,
    _ switching: Switching
  ) throws(CommandError) -> Command {
    let (index, isFull) = try context.category(&reader)
    let category = context.categories[index]
    guard !category.channels.isEmpty else { throw .noChannels(category) }
    guard let channel = try context.channel(&reader, ofCategoryAt: index) else {
      return .setCategory(CategoryTarget(id: category.id, isNamedInFull: isFull), switching)
    }
    try reader.finish()
    let target = ChannelTarget(
      category: category.id,
      channel: channel.channel,
      isNamedInFull: isFull && channel.isFull
    )
    return .setChannel(target, switching)
  }

  private static func toggle(
    _ reader: inout WordReader,
    _ context: ParsingContext
  ) throws(CommandError) -> Command {
    if context.isInSettings {
      guard reader.take("allow notifications") else { throw .inSettings }
      try reader.finish()
      return .setSystemSwitch(.toggle)
    }
    return try turn(&reader, context, .toggle)
  }

  /// Takes the words that mean the quiet hours; a category of that name goes by its quoted name.
  private static func takeQuietHours(
    _ reader: inout WordReader,
    _ context: ParsingContext
  ) -> Bool {
    context.quietHours != nil && take(&reader, context, ["quiet hours", "quiet"])
  }

  /// Takes the first of these keywords that fits, the longest first, unless more words are a
  /// category's full name.
  static func take(
    _ reader: inout WordReader,
    _ context: ParsingContext,
    _ keywords: [NameKey]
  ) -> Bool {
    guard let keyword = keywords.first(where: reader.begins(with:)),
      keyword.wordCount >= context.fullNameLength(reader.words)
    else { return false }
    return reader.take(keyword)
  }

  private static func set(
    _ reader: inout WordReader,
    _ context: ParsingContext
  ) throws(CommandError) -> Command {
    if context.isInSettings {
      guard reader.take("allow notifications") else { throw .inSettings }
      return try systemSwitch(&reader)
    }
    if take(&reader, context, ["email digest", "digest"]) {
      guard context.hasDigest else { throw .absent(.digest) }
      return try digest(&reader)
    }
    let typed = reader.text
    let switching = reader.takeLast(oneOf: ["on": Switching.on, "off": .off])
    if takeQuietHours(&reader, context) {
      try reader.finish()
      guard let switching else { throw .noSwitchValue(typed, of: .setQuietHours(.on)) }
      return .setQuietHours(switching)
    }
    let command = try target(&reader, context, switching ?? .on)
    guard switching != nil else { throw .noSwitchValue(typed, of: command) }
    return command
  }

  static func systemSwitch(_ reader: inout WordReader) throws(CommandError) -> Command {
    let switching: Switching? = reader.take(oneOf: ["on": .on, "off": .off])
    try reader.finish()
    return switching.map(Command.setSystemSwitch) ?? .readSystemSwitch
  }

  private static func digest(_ reader: inout WordReader) throws(CommandError) -> Command {
    guard !reader.isEmpty else { throw .noDigest }
    let digest: Digest? = reader.take(oneOf: ["off": .off, "daily": .daily, "weekly": .weekly])
    guard let digest else { throw .unknownDigest(reader.text) }
    try reader.finish()
    return .setDigest(digest)
  }
}
