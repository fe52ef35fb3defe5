import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

extension CommandTable {
  static let reviewing: [CommandDeclaration] = [
    CommandDeclaration(
      "compare",
      usage: "compare (en, de, or ru)",
      summary: "Says the current element in all three styles, in another language if one is named",
      german: "Sagt das aktuelle Element in allen drei Stilen, auch in einer anderen Sprache",
      examples: ["compare", "compare de"],
      need: .wantsPreferences,
      arguments: [.words(SpeechLanguage.allCases.map(\.rawValue))]
    ) { reader, _ throws(CommandError) in
      .compare(reader.isEmpty ? nil : try language(&reader))
    },
    CommandDeclaration(
      "why",
      summary: "Says for each part of the last line what it comes from and by which rule",
      german: "Sagt zu jedem Teil der letzten Zeile, woher er kommt und nach welcher Regel",
      examples: ["next control", "why"],
      parse: plain(.why)
    ),
  ]

  static func language(_ reader: inout WordReader) throws(CommandError) -> SpeechLanguage {
    try value(&reader, .language, oneOf: ["en": .english, "de": .german, "ru": .russian])
  }
}
