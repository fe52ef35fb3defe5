extension ScreenReaderWords {
  /// The English words.
  package static let english = ScreenReaderWords(
    selectedPrefix: "Selected:",
    selected: "Selected.",
    back: "Back",
    traits: TraitWords(
      dimmed: "Dimmed.",
      button: "Button.",
      backButton: "Back Button.",
      popUpButton: "Pop up button.",
      switchButton: "Switch Button.",
      on: "On.",
      off: "Off.",
      mixed: "Mixed.",
      tab: "Tab.",
      textField: "Text Field.",
      secureTextField: "Secure Text Field.",
      isEditing: "Is editing.",
      heading: "Heading.",
      link: "Link.",
      adjustable: "Adjustable.",
      image: "Image.",
      searchField: "Search Field.",
      expanded: "Expanded.",
      collapsed: "Collapsed."
    ),
    positions: PositionWords(
      series: NumberedWord(" of ", "."),
      listStart: "List Start.",
      listEnd: "List End.",
      landmarkStart: "Landmark.",
      landmarkEnd: "End.",
      row: NumberedWord("Row ", "."),
      column: NumberedWord("Column ", "."),
      rowSpan: NumberedWord("Spans ", " rows."),
      columnSpan: NumberedWord("Spans ", " columns.")
    ),
    hints: HintWords(
      toggle: "Double tap to toggle setting.",
      adjust: "Swipe up or down with one finger to adjust the value.",
      edit: "Double tap to edit.",
      rotor: "Use the rotor to access Misspelled Words",
      collapse: "Double tap to collapse.",
      expand: "Double tap to expand.",
      openPicker: "Double tap to activate the picker."
    ),
    actionsAvailable: "Actions Available",
    moreContent: "More Content Available",
    hasSmallRoles: true
  )
}
