import AccessibilityModel
import CommandGrammar
import Wordings

extension CommandTable {
  static let reviewing: [CommandDeclaration] = [
    CommandDeclaration(
      "compare",
      usage: Wording("compare (en, de, or ru)", german: "compare (en, de oder ru)"),
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
    CommandDeclaration(
      "log",
      usage: Wording("log (rate NUMBER)", german: "log (rate ZAHL)"),
      summary: "Says what became of each announcement for a listener, at words a minute",
      german: "Sagt, was aus jeder Ansage für Hörende wurde, bei Wörtern in der Minute",
      examples: ["toggle messages push", "wait 2s", "log", "log rate 400"],
      arguments: [.words(["rate"])]
    ) { reader, _ throws(CommandError) in
      guard !reader.isEmpty else { return .log(rate: SpeechRate.standard.wordsPerMinute) }
      _ = reader.take("rate")
      guard !reader.isEmpty else { throw .noValue(of: .rate) }
      guard let rate = reader.takeNumber(in: 1...1000) else {
        throw .unknownValue(reader.text, .rate)
      }
      try reader.finish()
      return .log(rate: rate)
    },
    CommandDeclaration(
      "audit",
      summary: "Looks for faults in what every element says in each of its states",
      german: "Sucht Fehler in dem, was jedes Element in jedem Zustand sagt",
      need: .preferences,
      parse: plain(.audit)
    ),
    CommandDeclaration(
      "cost",
      summary: "Counts words, seconds, and the swipes from the top to each control",
      german: "Zählt Wörter, Sekunden und die Wischer von oben zu jedem Bedienelement",
      need: .preferences,
      parse: plain(.cost)
    ),
  ]

  static func language(_ reader: inout WordReader) throws(CommandError) -> SpeechLanguage {
    try value(&reader, .language, oneOf: ["en": .english, "de": .german, "ru": .russian])
  }
}
