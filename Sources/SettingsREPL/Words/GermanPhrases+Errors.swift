import NotificationModel
import SettingsFlow

extension GermanPhrases {
  func text(of error: CommandError, in context: ParsingContext) -> String {
    switch error {
    case .unknownCommand(let text):
      "\(quoted(text)) ist kein Befehl. Befehle sind \(list(CommandTable.principal + ["more"]))."
    case .unclosedQuote(let text):
      "Ein Anführungszeichen \(text.isEmpty ? "am Ende" : "vor \(quoted(text))") wurde nicht"
        + " geschlossen, daher wurde die Zeile nicht ausgeführt."
        + " Ein Name in Anführungszeichen braucht zwei."
    case .unexpected(let text, let command):
      "\(quoted(text)) wird nach \(command) nicht erwartet."
    case .noCategory: "Es wurde keine Kategorie genannt. \(categories(context))"
    case .unknownCategory(let text, _):
      "\(quoted(text)) ist keine Kategorie. \(categories(context))"
    case .unknownChannel(let text, let category):
      "\(shortened(category.title)) hat keinen Kanal \(quoted(text, endsSentence: true))."
        + " Es gibt \(channels(category, more: "weitere"))."
    case .ambiguous(let text, let choices): "\(quoted(text)) passt auf \(choices.count) Namen."
    case .noChannels(let category): "\(shortened(category.title)) hat keinen Kanal."
    case .required(let channel, let category):
      alwaysOn(required(channel, of: category), shortened(category.title))
    case .noSwitchValue(let text, _): "Für \(quoted(text)) wurde weder on noch off genannt."
    case .changeByPrefix(let text, _):
      "\(quoted(text)) ist kein voller Name. Eine Änderung braucht ihn, oder set davor."
    case .absent(let card): "Die Karte \(title(of: card)) gibt es hier nicht."
    case .unknownQuietHoursSetting(let text):
      "\(quoted(text)) ist keine Einstellung der Ruhezeiten. Es geht on, off oder zwei Zeiten."
    case .notATime(let text, let end):
      "\(quoted(text)) ist keine Uhrzeit. \(stays(end, context))"
    case .noTime(let end): "Es wurde keine Uhrzeit genannt. \(stays(end, context))"
    case .equalTimes(let time, _, _):
      "Von und Bis sind beide \(self.time(time)). Ruhezeiten brauchen zwei verschiedene Zeiten."
    case .oneTimeOnly(let text):
      "\(quoted(text)) ist eine einzige Zeit. Ruhezeiten brauchen zwei verschiedene Zeiten."
    case .unknownDigest(let text): "\(quoted(text)) gibt es nicht. Es gibt \(digests)."
    case .noDigest: "Es wurde nichts gewählt. Es gibt \(digests)."
    case .nothingToUndo: "Es gibt nichts zu widerrufen."
    case .nothingToRetry: "Es gibt nichts zu wiederholen."
    case .noHistory: "Bisher wurde keine Zeile eingegeben."
    case .nothingChosen(let text, let count): "\(quoted(text)) ist keiner der \(count) Namen."
    case .noText: "Es wurde kein Text genannt."
    case .notFound(let text): "\(quoted(text)) wurde nicht gefunden."
    case .noElement(let number, let count):
      "Es gibt kein Element \(number). Es gibt \(count)."
    case .notActivatable(let label): "\(quoted(label)) tut nichts, wenn es aktiviert wird."
    case .notAdjustable(let label): "\(quoted(label)) hat keinen Wert zum Erhöhen oder Verringern."
    case .unknownAction(_, let label, let names) where names.isEmpty:
      "\(quoted(label)) hat keine Aktionen."
    case .unknownAction(let text, let label, let names):
      (text.isEmpty
        ? "Es wurde keine Aktion genannt."
        : "\(quoted(text)) ist keine Aktion von \(quoted(label, endsSentence: true)).")
        + " Aktionen sind \(firstNames(names, more: "weitere"))."
    case .noOpenQuestion: "Es ist keine Frage offen."
    case .turnedOffInSettings:
      "Mitteilungen sind in den Einstellungen ausgeschaltet. Nur dort gehen sie wieder an."
    case .onlySettingsTurnsOff: "Nur die Einstellungen können Mitteilungen ausschalten."
    case .inSettings: "Sie sind in den Einstellungen."
    case .notInSettings: "Sie sind nicht in den Einstellungen."
    case .stillLoading: "Die Einstellungen werden noch geladen."
    case .notLoaded: words.loadFailed
    case .noDuration: "Es wurde keine Dauer genannt."
    case .notADuration(let text):
      "\(quoted(text)) ist keine Dauer. Eine Dauer ist eine Zahl mit einer Einheit."
    case .noValue(let kind): "Es wurde nichts genannt. \(values(of: kind))"
    case .unknownValue(let text, let kind): "\(quoted(text)) passt hier nicht. \(values(of: kind))"
    case .noElsewhere: "Nur Beispieldaten können sich anderswo ändern."
    case .unknownSimulation(let text):
      (text.isEmpty
        ? "Es wurde nichts genannt."
        : SimulationParser.isName(text)
          ? "\(quoted(text)) sagt nicht, was simuliert werden soll."
          : "\(quoted(text)) lässt sich nicht simulieren.")
        + " Simulieren lassen sich \(list(SimulationParser.names))."
    case .unknownTopic(let text): "\(quoted(text)) ist kein Befehl."
    }
  }

  private var digests: String { list(Digest.allCases.map(words.digestName)) }

  func suggestion(_ command: String) -> String { "Versuchen Sie \(command)." }

  private func alwaysOn(_ channels: [Channel], _ title: String) -> String {
    let names = list(channels.map(words.channelName))
    return "\(names) \(channels.count == 1 ? "ist" : "sind") für \(title) immer eingeschaltet."
  }

  private func quoted(_ text: String, endsSentence: Bool = false) -> String {
    quoted(text, andMore: "und mehr", endsSentence: endsSentence)
  }

  private func categories(_ context: ParsingContext) -> String {
    let titles = context.categories.map(\.title)
    guard !titles.isEmpty else { return words.noCategories }
    guard titles.count > 1 else { return "Die Kategorie heißt \(shortened(titles[0]))." }
    return "Kategorien sind \(firstNames(titles, more: "weitere"))."
  }

  private func stays(_ end: QuietHoursEnd, _ context: ParsingContext) -> String {
    guard let quietHours = context.quietHours else { return "" }
    switch end {
    case .from: return "\(words.from) bleibt \(time(quietHours.from))."
    case .to: return "\(words.to) bleibt \(time(quietHours.to))."
    }
  }

  private func values(of kind: ValueKind) -> String {
    switch kind {
    case .verbosity: "Die Ausführlichkeit ist 1, 2 oder 3."
    case .speech: "Der Stil ist card, voiceover oder snapshot."
    case .language: "Die Sprache ist en, de oder ru."
    case .rotor: "Der Rotor ist headings, controls oder containers."
    case .rate: "Das Tempo ist eine Zahl von Wörtern in der Minute, von 1 bis 1000."
    case .announce: "Ansagen kommen mit append, enter oder off."
    case .prompt: "Der Prompt ist ein Text oder off."
    }
  }
}
