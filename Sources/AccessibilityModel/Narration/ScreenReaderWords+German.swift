extension ScreenReaderWords {
  /// The German words, faults included.
  package static let german = ScreenReaderWords(
    selectedPrefix: "Auswahl:",
    selected: "Auswahl.",
    back: "Zurück",
    traits: TraitWords(
      dimmed: "Grau dargestellt.",
      button: "Taste.",
      backButton: "Zurück Taste.",
      // No source has these words in this language, and none is invented.
      popUpButton: nil,
      switchButton: "Umschalttaste.",
      on: "Ein.",
      off: "Aus.",
      mixed: "Gemischt.",
      tab: "Tabulator.",
      textField: "Textfeld.",
      secureTextField: "Sicheres Textfeld.",
      isEditing: "Bearbeiten",
      heading: "Überschrift.",
      link: "Hyperlink.",
      adjustable: "Einstellbar.",
      image: "Bild.",
      searchField: "Suchfeld.",
      expanded: "Erweitert.",
      collapsed: "Reduziert."
    ),
    positions: PositionWords(
      series: NumberedWord(" von ", "."),
      listStart: "Anfang der Liste.",
      listEnd: "Ende der Liste.",
      landmarkStart: "Orientierungspunkt.",
      landmarkEnd: "Ende.",
      row: NumberedWord("Zeile ", "."),
      column: NumberedWord("Spalte ", "."),
      rowSpan: NumberedWord("Umfasst ", " Zeilen."),
      columnSpan: NumberedWord("Umfasst ", " Spalten.")
    ),
    hints: HintWords(
      toggle: "Zum Umschalten Doppeltippen.",
      adjust: "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      edit: "Zum Bearbeiten doppeltippen.",
      rotor: "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      collapse: "Doppeltippen zum Reduzieren.",
      expand: "Doppeltippen zum Erweitern.",
      // Nor these.
      openPicker: nil
    ),
    actionsAvailable: "Aktionen verfügbar",
    moreContent: "Weiterhin inhalte verfügbar",
    hasSmallRoles: false
  )
}
