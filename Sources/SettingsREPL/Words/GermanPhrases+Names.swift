import AccessibilityModel
import CommandGrammar

/// What things are called inside of sentences.
extension GermanPhrases {
  func name(of rule: AuditRule) -> String {
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

  func count(_ findings: Int) -> String {
    switch findings {
    case 0: "Keine Funde"
    case 1: "1 Fund"
    default: "\(findings) Funde"
    }
  }

  func name(of kind: ElementKind, isOne: Bool) -> String {
    switch kind {
    case .any: isOne ? "Element" : "Elemente"
    case .heading: isOne ? "Überschrift" : "Überschriften"
    case .control: isOne ? "Bedienelement" : "Bedienelemente"
    case .container: "Bereiche"
    }
  }

  func name(of haptic: Haptic) -> String {
    switch haptic {
    case .selection: "Auswahl"
    case .success: "Erfolg"
    case .error: "Fehler"
    }
  }

  func name(of outcome: SpeechOutcome) -> String {
    switch outcome {
    case .waiting: "wartet"
    case .speaking: "wird gesprochen"
    case .spoken: "gesprochen"
    case .cut(let source): "abgebrochen durch \(name(of: source))"
    case .dropped(let source): "ausgelassen wegen \(name(of: source))"
    }
  }

  func name(of source: SpeechSource) -> String {
    switch source {
    case .focus: "Sprache des Fokus"
    case .activation: "Sprache einer Aktivierung"
    case .announcement: "einer anderen Ansage"
    }
  }

  func onOff(_ isOn: Bool) -> String { isOn ? "eingeschaltet" : "ausgeschaltet" }

  /// The commands' own names, which are English.
  func name(of setting: PromptSetting) -> String {
    switch setting {
    case .verbosity: "Verbosity"
    case .speech: "Speech,"
    case .language: "Language,"
    case .announce: "Announce,"
    case .prompt: "Prompt,"
    case .simulated: "Simuliert,"
    }
  }

  func name(of style: SpeechStyle) -> String {
    switch style {
    case .card: "Card"
    case .voiceover: "VoiceOver"
    case .snapshot: "Snapshot"
    }
  }

  func unit(_ unit: DurationUnit, isOne: Bool) -> String {
    switch unit {
    case .milliseconds: isOne ? "Millisekunde" : "Millisekunden"
    case .seconds: isOne ? "Sekunde" : "Sekunden"
    case .minutes: isOne ? "Minute" : "Minuten"
    case .hours: isOne ? "Stunde" : "Stunden"
    case .days: isOne ? "Tag" : "Tage"
    }
  }
}
