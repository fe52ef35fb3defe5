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
    case .notSaved(let message): "\(words.notSaved). \(message ?? words.saveFailure)"
    case .notSavedYet: "Noch nicht gesichert"
    case .nothingSaid: "Bisher wurde nichts gesagt"
    case .noError: "Bisher gab es keinen Fehler"
    case .noAlerts: "Keine neuen Ansagen"
    case .nothingMore: "Nichts weiter"
    case .passed(let amount):
      "\(formats.number(amount.value)) \(unit(amount.unit, isOne: amount.value == 1)) vergangen"
    case .page(let count, let rows):
      "\(count) Zeilen, \(rows.lowerBound) bis \(rows.upperBound) folgen. Weiter mit more."
    case .setting(let setting, let value): "\(name(of: setting)) \(value)"
    case .inStyle(let style, let text): "\(name(of: style)): \(text)"
    case .rotor(let kind, let count): "\(count) \(name(of: kind, isOne: count == 1))"
    case .firstChoice(let name): "\(name) ist die erste Auswahl"
    case .lastChoice(let name): "\(name) ist die letzte Auswahl"
    case .noActions(let label): "\(label) hat keine Aktionen"
    case .logged(let text, let outcome): "\(bare(text)), \(name(of: outcome))"
    case .haptic(let haptic): "Haptik, \(name(of: haptic))"
    case .nothingLogged: "Bisher wurde nichts angesagt"
    case .finding(let finding): "\(finding.element), \(name(of: finding.rule)). \(finding.advice)"
    case .audited(let findings, let elements, let states):
      "\(count(findings)) in \(elements) Elementen und \(states) Zuständen"
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

  func spelled(_ character: Character) -> String {
    switch character {
    case " ": "Leerzeichen"
    case ",": "Komma"
    case ".": "Punkt"
    case ":": "Doppelpunkt"
    case ";": "Semikolon"
    case "-": "Bindestrich"
    case "'", "\u{2019}": "Apostroph"
    case "\"": "Anführungszeichen"
    case "(": "Klammer auf"
    case ")": "Klammer zu"
    case "/": "Schrägstrich"
    case "&": "Und-Zeichen"
    case "%": "Prozent"
    case _ where character.isUppercase: "Großbuchstabe \(character)"
    default: String(character)
    }
  }

  private func name(of rule: AuditRule) -> String {
    switch rule {
    case .noLabel: "kein Name"
    case .sameLabel: "gleicher Name zweimal"
    case .roleInLabel: "Rolle im Namen"
    case .stateInLabel: "Zustand im Namen"
    case .gestureInHint: "Geste im Hinweis"
    case .verbInHint: "Verbform im Hinweis"
    case .hintRepeatsLabel: "Hinweis wiederholt den Namen"
    case .valueInLabel: "Wert im Namen"
    case .capitals: "Wort in Großbuchstaben"
    case .unit: "Einheit als Zeichen"
    case .dashInTimes: "Strich zwischen Zeiten"
    case .noTrait: "Bedienelement ohne Eigenschaft"
    case .silentChange: "Änderung ohne Sprache"
    case .droppedAnnouncement: "Ansage ausgelassen"
    case .longSummary: "Zusammenfassung zu lang"
    }
  }

  private func count(_ findings: Int) -> String {
    switch findings {
    case 0: "Keine Funde"
    case 1: "1 Fund"
    default: "\(findings) Funde"
    }
  }

  private func name(of kind: ElementKind, isOne: Bool) -> String {
    switch kind {
    case .any: isOne ? "Element" : "Elemente"
    case .heading: isOne ? "Überschrift" : "Überschriften"
    case .control: isOne ? "Bedienelement" : "Bedienelemente"
    case .container: "Bereiche"
    }
  }

  private func name(of haptic: Haptic) -> String {
    switch haptic {
    case .selection: "Auswahl"
    case .success: "Erfolg"
    case .error: "Fehler"
    }
  }

  private func name(of outcome: SpeechOutcome) -> String {
    switch outcome {
    case .waiting: "wartet"
    case .speaking: "wird gesprochen"
    case .spoken: "gesprochen"
    case .cut(let source): "abgebrochen durch \(name(of: source))"
    case .dropped(let source): "ausgelassen wegen \(name(of: source))"
    }
  }

  private func name(of source: SpeechSource) -> String {
    switch source {
    case .focus: "Sprache des Fokus"
    case .activation: "Sprache einer Aktivierung"
    case .announcement: "einer anderen Ansage"
    }
  }

  private func onOff(_ isOn: Bool) -> String { isOn ? "eingeschaltet" : "ausgeschaltet" }

  /// The commands' own names, which are English.
  private func name(of setting: PromptSetting) -> String {
    switch setting {
    case .verbosity: "Verbosity"
    case .speech: "Speech,"
    case .language: "Language,"
    case .announce: "Announce,"
    case .prompt: "Prompt,"
    case .simulated: "Simuliert,"
    }
  }

  private func name(of style: SpeechStyle) -> String {
    switch style {
    case .card: "Card"
    case .voiceover: "VoiceOver"
    case .snapshot: "Snapshot"
    }
  }

  private func unit(_ unit: DurationUnit, isOne: Bool) -> String {
    switch unit {
    case .milliseconds: isOne ? "Millisekunde" : "Millisekunden"
    case .seconds: isOne ? "Sekunde" : "Sekunden"
    case .minutes: isOne ? "Minute" : "Minuten"
    case .hours: isOne ? "Stunde" : "Stunden"
    case .days: isOne ? "Tag" : "Tage"
    }
  }
}
