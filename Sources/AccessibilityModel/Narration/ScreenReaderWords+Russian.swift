extension ScreenReaderWords {
  /// The Russian words, faults included.
  package static let russian = ScreenReaderWords(
    selectedPrefix: "Выбрано:",
    selected: "Выбрано.",
    back: "назад",
    traits: TraitWords(
      dimmed: "Недоступно.",
      button: "Кнопка.",
      backButton: "Кнопка назад.",
      // No source has these words in this language, and none is invented.
      popUpButton: nil,
      switchButton: "Кнопка-переключатель.",
      on: "Вкл.",
      off: "Выкл.",
      mixed: "Смешанно.",
      tab: "Вкладка.",
      textField: "текстовое поле.",
      secureTextField: "Защищённое текстовое поле.",
      isEditing: "Идет правка",
      heading: "Заголовок.",
      link: "Ссылка.",
      adjustable: "Элемент регулировки.",
      image: "Изображение.",
      searchField: "Поле поиска.",
      expanded: "Развернуто.",
      collapsed: "Свернуто."
    ),
    positions: PositionWords(
      series: NumberedWord(" из ", "."),
      listStart: "Начало списка.",
      listEnd: "Конец списка.",
      landmarkStart: "Ориентир.",
      landmarkEnd: "Конец строки.",
      row: NumberedWord("Ряд ", "."),
      column: NumberedWord("Столбец ", "."),
      rowSpan: NumberedWord("Охватывает столбцов: ", "."),
      columnSpan: NumberedWord("Охватывает строк: ", ".")
    ),
    hints: HintWords(
      toggle: "Коснитесь дважды, чтобы переключить настройку.",
      adjust: "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
      edit: "коснитесь дважды, чтобы редактировать",
      rotor: "Используйте ротор для доступа к oбъeкту: Cлова с ошибками",
      collapse: "Коснитесь дважды, чтобы свернуть.",
      expand: "Коснитесь дважды, чтобы развернуть.",
      // Nor these.
      openPicker: nil
    ),
    actionsAvailable: "Доступны действия",
    moreContent: "Доступно больше контента",
    hasSmallRoles: true
  )
}
