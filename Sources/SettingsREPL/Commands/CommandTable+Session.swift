import AccessibilityModel
import CommandGrammar
import Wordings

extension CommandTable {
  static let session: [CommandDeclaration] = [
    CommandDeclaration(
      "wait",
      usage: Wording("wait DURATION", german: "wait DAUER"),
      summary: "Waits, and says what is announced meanwhile",
      german: "Wartet und sagt, was währenddessen angesagt wird",
      examples: ["wait 2s", "wait 1.5 seconds"],
      worksInSettings: true
    ) { reader, _ throws(CommandError) in
      switch DurationParser.parse(reader.words) {
      case .duration(let amount): return .wait(amount)
      case .notADuration(let text): throw .notADuration(text)
      case .nothing: throw .noDuration
      }
    },
    CommandDeclaration(
      "verbosity",
      usage: Wording("verbosity (1, 2, or 3)", german: "verbosity (1, 2 oder 3)"),
      summary: "Sets how much is said",
      german: "Setzt, wie viel gesagt wird",
      examples: ["verbosity 3"],
      effect: .changes,
      arguments: [.words(["1", "2", "3"])]
    ) { reader, _ throws(CommandError) in
      .setVerbosity(
        try value(&reader, .verbosity, oneOf: ["1": .brief, "2": .standard, "3": .full])
      )
    },
    CommandDeclaration(
      "speech",
      usage: Wording(
        "speech (card, voiceover, or snapshot)",
        german: "speech (card, voiceover oder snapshot)"
      ),
      summary: "Sets whose wording elements are said in",
      german: "Setzt, in wessen Stil Elemente gesagt werden",
      examples: ["speech voiceover", "speech card"],
      effect: .changes,
      arguments: [.words(SpeechStyle.allCases.map(\.rawValue))]
    ) { reader, _ throws(CommandError) in
      .setSpeech(
        try value(
          &reader,
          .speech,
          oneOf: ["card": .card, "voiceover": .voiceover, "snapshot": .snapshot]
        )
      )
    },
    CommandDeclaration(
      "language",
      usage: Wording("language (en, de, or ru)", german: "language (en, de oder ru)"),
      summary: "Sets the language; commands keep their English names",
      german: "Setzt die Sprache; Befehle behalten ihre englischen Namen",
      examples: ["language de", "language en"],
      effect: .changes,
      arguments: [.words(SpeechLanguage.allCases.map(\.rawValue))]
    ) { reader, _ throws(CommandError) in .setLanguage(try language(&reader)) },
    CommandDeclaration(
      "announce",
      usage: Wording("announce append, enter, or off", german: "announce append, enter oder off"),
      summary: "Sets when announcements are said: at once, after Enter, or only in the log",
      german: "Setzt, wann Ansagen kommen: sofort, nach der Eingabetaste oder nur auf Nachfrage",
      examples: ["announce enter"],
      effect: .changes,
      arguments: [.words(["append", "enter", "off"])]
    ) { reader, _ throws(CommandError) in
      .setAnnouncePolicy(
        try value(&reader, .announce, oneOf: ["append": .append, "enter": .enter, "off": .off])
      )
    },
    CommandDeclaration(
      "prompt",
      usage: Wording("prompt TEXT or off", german: "prompt TEXT oder off"),
      summary: "Sets what stands before the line that is typed",
      german: "Setzt, was vor der Eingabe steht",
      examples: ["prompt >", "prompt off"],
      effect: .changes,
      arguments: [.words(["off"])]
    ) { reader, _ throws(CommandError) in
      if reader.take("off") {
        try reader.finish()
        return .setPrompt("")
      }
      guard let text = reader.takeText()?.cleaned else { throw .noValue(of: .prompt) }
      return .setPrompt(text)
    },
    CommandDeclaration(
      "simulate",
      usage: Wording(
        "simulate WHAT, such as answer, save, load, delay, or authorization",
        german: "simulate WAS, etwa answer, save, load, delay oder authorization"
      ),
      summary: "Makes the simulated system and the example data do something",
      german: "Lässt das simulierte System und die Beispieldaten etwas tun",
      examples: [
        "simulate answer allow after 2s", "simulate save fail:The server is busy",
        "simulate load ok", "simulate delay save 3s", "simulate authorization denied",
        "simulate background", "simulate foreground", "simulate announce Hello",
      ],
      effect: .changes,
      arguments: [.words(SimulationParser.names)]
    ) { reader, _ throws(CommandError) in
      let words = reader.text
      return .simulate(try SimulationParser.parse(&reader), words: words)
    },
    CommandDeclaration(
      "quit",
      "exit",
      summary: "Saves what is unsaved and leaves",
      german: "Sichert, was nicht gesichert ist, und beendet",
      effect: .changes,
      worksInSettings: true,
      parse: plain(.quit)
    ),
  ]

  static func value<Value>(
    _ reader: inout WordReader,
    _ kind: ValueKind,
    oneOf choices: KeyValuePairs<NameKey, Value>
  ) throws(CommandError) -> Value {
    guard !reader.isEmpty else { throw .noValue(of: kind) }
    guard let value = reader.take(oneOf: choices) else { throw .unknownValue(reader.text, kind) }
    try reader.finish()
    return value
  }
}
