import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

/// The prompt's own words in German; commands keep their English names.
struct GermanPhrases: Phrases {
  let words: any ScreenWords = GermanScreenWords()
  let help = HelpWords.german
  let formats: any SpokenFormats

  let equalQuietEnds = "Ruhezeiten sind aus. Von und Bis waren gleich."
  let restNotRun = "Der Rest der Zeile wurde nicht ausgeführt."
  let whileQuietHoursAreOff = "Ruhezeiten sind aus"
  let notSavedYet = "noch nicht gesichert"
  let settings = "Einstellungen"
  let untitledCategory = "Kategorie ohne Namen"
  let errorMark = "Fehler: "

  func text(of sentence: Sentence) -> String {
    switch sentence {
    case .greeting(.example): "\(words.title), Beispieldaten. \(text(of: .howToBegin))"
    case .greeting(.file(let name)): "\(words.title), \(name). \(text(of: .howToBegin))"
    case .greeting(.newFile(let name)):
      "\(words.title), \(name). Die Datei gibt es noch nicht. Zu Anfang gelten die Beispieldaten."
    case .howToBegin: "Geben Sie summary, list oder help ein."
    case .goodbye: "Auf Wiedersehen"
    case .quitAgain: "Geben Sie noch einmal quit ein, um ohne Sichern zu beenden."
    case .lineCleared: "Zeile gelöscht"
    case .howToLeave: "Geben Sie quit ein, um zu beenden."
    case .waitEnded: "Warten beendet"
    case .leftWaiting: "Beendet, ohne auf das Sichern zu warten"
    case .restNotRun: "Der Rest wurde nicht ausgeführt."
    case .title: words.title
    case .screenLoading: "\(words.title), \(words.loading)"
    case .systemSettings: words.systemSettings
    case .startOfScreen: "Anfang des Bildschirms"
    case .endOfScreen: "Ende des Bildschirms"
    case .alreadyAllowed: "Mitteilungen sind bereits erlaubt"
    case .alreadySwitched(let label, let isOn): "\(label) ist bereits \(onOff(isOn))"
    case .alreadySet(let label, let value): "\(label) ist bereits \(value)"
    case .alreadyForEveryChannel(let title, let isOn):
      "\(title) ist bereits auf allen Kanälen \(onOff(isOn))"
    case .quietHoursAlready(let isOn): "Ruhezeiten sind bereits \(onOff(isOn))"
    case .alwaysOn(let name, let reason):
      "\(name) ist immer eingeschaltet" + (reason.isEmpty ? "" : ". \(reason)")
    case .quietHours(let hours) where !hours.isOn: "Ruhezeiten sind aus."
    case .quietHours(let hours):
      "Mitteilungen warten täglich von \(time(hours.from)) bis \(time(hours.to))."
        + " Dringende und kritische kommen durch."
    case .quietHoursRow(let hours) where !hours.isOn: "\(words.quietHours), \(words.off)"
    case .quietHoursRow(let hours):
      "\(words.quietHours), \(time(hours.from)) bis \(time(hours.to))"
    case .digestRow(let digest): digestRow(digest)
    case .categoryRow(let category): row(of: category)
    case .categoryCount(let count): "\(count) Kategorien"
    case .saving: words.saving
    case .notSaved(let message): "\(words.notSaved). \(failure(message))"
    case .notSavedYet: "Noch nicht gesichert"
    case .nothingSaid: "Bisher wurde nichts gesagt"
    case .noError: "Bisher gab es keinen Fehler"
    case .noAlerts: "Keine neuen Ansagen"
    case .nothingMore: "Nichts weiter"
    case .passed(let amount):
      "\(formats.number(amount.value)) \(unit(amount.unit, isOne: amount.value == 1)) vergangen"
    case .page(let count, let rows):
      "\(count) \(count == 1 ? "Zeile" : "Zeilen"), \(rows.lowerBound) bis \(rows.upperBound) folgen. Weiter mit more."
    case .setting(let setting, let value): "\(name(of: setting)) \(value)"
    case .inStyle(let style, let text): "\(name(of: style)): \(text)"
    case .rotor(let kind, let count): "\(count) \(name(of: kind, isOne: count == 1))"
    case .firstChoice(let name): "\(name) ist die erste Auswahl"
    case .lastChoice(let name): "\(name) ist die letzte Auswahl"
    case .noActions(let label): "\(label) hat keine Aktionen"
    case .nothingToLeave: "Nichts zu verlassen"
    case .noAction: "Keine Aktion"
    case .logged(let text, let outcome): "\(bare(text)), \(name(of: outcome))"
    case .haptic(let haptic): "Haptik, \(name(of: haptic))"
    case .nothingLogged: "Bisher wurde nichts angesagt"
    case .finding(let finding): "\(finding.element), \(name(of: finding.rule)). \(finding.advice)"
    case .audited(let findings, let elements, let states):
      "\(count(findings)) in \(elements) \(elements == 1 ? "Element" : "Elementen")"
        + (states.map { " und \($0) Zuständen" } ?? "")
    case .cost(let reading, let cost):
      "\(reading == .list ? "Ganz" : "Kurz"), \(cost.words) Wörter,"
        + " \(seconds(cost.standardDuration)) Sekunden bei 180 Wörtern in der Minute,"
        + " \(seconds(cost.fastDuration)) bei 400"
    case .swipes(let label, let cost):
      "\(label), \(cost.byElement) Wischer, mit Überschriften \(cost.withHeadings)"
    case .because(let part):
      "\(bare(part.text)), \(name(of: part.property)), \(reason(part.rule))"
    }
  }
}
