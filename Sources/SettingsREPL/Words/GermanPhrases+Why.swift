import AccessibilityModel

extension GermanPhrases {
  func reason(_ rule: SpeechRule) -> String {
    switch rule {
    case .label: "der Name kommt zuerst"
    case .value: "der Wert folgt dem Namen"
    case .cell: "eine Zelle nennt ihren Platz in der Tabelle"
    case .selectedPrefix: "das Ausgewählte wird vor seinem Namen so genannt"
    case .selectedState: "das Ausgewählte wird nach seiner Rolle so genannt"
    case .hintAsDescription: "wo sonst nichts zu sagen ist, beschreibt der Hinweis"
    case .dimmed: "was nicht benutzt werden kann, ist grau"
    case .role: "eine Eigenschaft, die eine Rolle ausmacht, hat ein Wort"
    case .switchState: "ein Schalter sagt seinen Zustand als Wort"
    case .position: "der Platz unter seinesgleichen"
    case .container: "der Rand dessen, worin es steht"
    case .group: "eine Gruppe wird beim Betreten genannt"
    case .highImportance: "eine wichtige Angabe wird mitgesagt"
    case .expansion: "was es öffnet, ist zu sehen oder nicht"
    case .ownHint: "der eigene Hinweis des Elements"
    case .automaticHint: "was bedient werden kann, erklärt sich selbst"
    case .actionsAvailable: "es lässt sich mehr damit tun"
    case .moreContent: "es gibt mehr darüber zu hören"
    }
  }

  func name(of source: LineSource) -> String {
    switch source {
    case .element: "Element"
    case .detail: "Beschreibung des Elements davor"
    case .sentence(let kind): "Satz, \(name(of: kind))"
    case .error(let kind): "Fehler, \(name(of: kind))"
    case .announcement(.told(let kind)): "Ansage, \(name(of: kind))"
    case .announcement(.store): "Ansage, was aus dem Sichern wurde"
    case .announcement(.equalQuietEnds): "Ansage, gleiche Enden der Ruhezeiten"
    case .announcement(.simulated): "Ansage, simuliert"
    case .announcement(.saidAgain): "Ansage, noch einmal gesagt"
    case .choice: "Auswahl, Teil einer nummerierten Liste"
    case .help: "Hilfe"
    case .spelling: "Das aktuelle Element, buchstabiert"
    case .place: "Ort, der Bildschirm, das Element im Stil card und seine Nummer"
    }
  }

  func name(of property: ElementProperty) -> String {
    switch property {
    case .label: "Name"
    case .value: "Wert"
    case .hint: "Hinweis"
    case .trait(let trait): "Eigenschaft \(trait.names.joined(separator: " "))"
    case .position: "Platz"
    case .groupLabel: "Name der Gruppe"
    case .customContent: "weitere Angabe"
    case .customActions: "Aktionen"
    case .isExpanded: "erweitert"
    }
  }
}
