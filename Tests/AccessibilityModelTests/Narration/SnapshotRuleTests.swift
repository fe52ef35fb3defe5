import AccessibilityModel
import Testing

@Suite("Rules of the snapshot style")
struct SnapshotRuleTests {
  private typealias Case = (AccessibilityElement, spoken: String, hint: String?)

  private func check(_ cases: [Case], _ language: SpeechLanguage = .english) {
    let narrator = Narrator(style: .snapshot, language: language)
    for (element, spoken, hint) in cases {
      let utterance = narrator.utterance(of: element)
      #expect(utterance.spoken == spoken)
      #expect(utterance.hint == hint, "\(spoken)")
    }
  }

  private let toggle = "Double tap to toggle setting."
  private let adjust = "Swipe up or down with one finger to adjust the value."
  private let edit = "Double tap to edit."
  private let rotor = "Use the rotor to access Misspelled Words"

  @Test("The label comes first, the value after it")
  func names() {
    let first = TableCell(row: 5, column: 2, isFirstInRow: true)
    let wide = TableCell(row: 3, column: 1, rowSpan: 2, columnSpan: 4, isFirstInRow: true)
    check([
      (.init(label: "", value: "", hint: ""), "", nil),
      (.init(value: "Value", traits: .button), "Value. Button.", nil),
      (.init(label: "Label.", value: "Value"), "Label.: Value", nil),
      (
        .init(label: "B5", value: "Value", position: .cell(first)), "B5. Row 5. Column 2. Value",
        nil
      ),
      (
        .init(label: "B5", value: "Value", traits: .button, position: .cell(first)),
        "B5. Row 5. Column 2. Value. Button.", nil
      ),
      (
        .init(label: "All.", position: .cell(wide)),
        "All. Spans 2 rows. Spans 4 columns. Row 3. Column 1.", nil
      ),
      (.init(position: .cell(.init(row: 2, column: 1))), "Column 1.", nil),
      (
        .init(traits: .selected, position: .cell(.init(row: 2, column: 1))), "Selected: Column 1.",
        nil
      ),
      (
        .init(label: "A", position: .cell(.init(row: nil, column: nil, rowSpan: 2, columnSpan: 2))),
        "A", nil
      ),
      (.init(label: "back", traits: [.button, .backButton]), "Back Button.", nil),
      (.init(label: "Inbox", traits: [.button, .backButton]), "Inbox. Back Button.", nil),
      (.init(label: "Back", traits: .button), "Back. Button.", nil),
      (.init(label: "Push", value: "1", traits: .toggleButton), "Push. On.", toggle),
    ])
    check([(.init(label: "Zurück", traits: .backButton), "Zurück Taste.", nil)], .german)
    check([(.init(label: "Назад", traits: .backButton), "Кнопка назад.", nil)], .russian)
    check(
      [
        (
          .init(label: "A", position: .cell(.init(row: 2, column: 1, rowSpan: 3, columnSpan: 4))),
          "A. Охватывает столбцов: 3. Охватывает строк: 4. Столбец 1.", nil
        )
      ],
      .russian
    )
  }

  @Test("The chosen one says so before its label; with nothing else to say the hint describes")
  func selectedAndHint() {
    check([
      (.init(traits: .selected), "Selected.", nil),
      (.init(traits: [.selected, .button]), "Selected. Button.", nil),
      (.init(value: "Value", traits: .selected), "Selected: Value", nil),
      (.init(traits: .selected, hint: "Hint"), "Selected.", "Hint"),
      (.init(traits: .adjustable, hint: "Hint"), "Hint. Adjustable.", nil),
      (
        .init(value: "1", traits: [.button, .switchButton], hint: "Hint"),
        "Hint. Switch Button. On.", nil
      ),
      (.init(traits: .textEntry, hint: "Hint."), "Hint. Text Field.", nil),
      (.init(traits: .adjustable), "Adjustable.", adjust),
      (.init(traits: [.textEntry, .isEditing]), "Text Field. Is editing.", rotor),
    ])
    check([(.init(traits: .selected), "Auswahl.", nil)], .german)
  }

  @Test("The words of traits come in their order")
  func traits() {
    let all = AccessibilityTraits(AccessibilityTraits.named.values)
    check([
      (
        .init(label: "All", value: "2", traits: all),
        "Selected: All. Dimmed. Back Button. Switch Button. Mixed. Tab. Secure Text Field. "
          + "Is editing. Heading. Link. Adjustable. Image. Search Field.", nil
      ),
      (.init(label: "Push", value: "1", traits: .switchButton), "Push. On.", toggle),
      (.init(label: "Push", value: "2", traits: .switchButton), "Push. Mixed.", toggle),
      (.init(label: "Push", value: "some", traits: .switchButton), "Push. some", toggle),
      (.init(label: "Push", traits: .switchButton), "Push", toggle),
      (.init(label: "One", traits: [.button, .tabBarItem]), "One. Tab.", nil),
      (.init(label: "Q", traits: [.button, .keyboardKey, .link]), "Q. Link.", nil),
      (
        .init(label: "Key", traits: [.textEntry, .isEditing]), "Key. Text Field. Is editing.", rotor
      ),
      (.init(label: "No", traits: [.isEditing, .secureTextField, .textArea]), "No", nil),
      (
        .init(
          label: "Silent",
          traits: [
            .staticText, .playsSound, .keyboardKey, .summaryElement, .updatesFrequently,
            .startsMediaSession, .allowsDirectInteraction, .causesPageTurn, .tabBar,
            .supportsZoom, .popUpButton,
          ]
        ), "Silent", nil
      ),
      (.init(label: "Why?", traits: .button), "Why?. Button.", nil),
      (.init(label: "Menu", traits: .button, isExpanded: true), "Menu. Button.", nil),
    ])
    check(
      [
        (
          .init(label: "N", traits: [.textEntry, .isEditing, .header]),
          "N. Textfeld. Bearbeiten Überschrift.",
          "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden"
        )
      ],
      .german
    )
  }

  @Test("The place is said after the traits")
  func positions() {
    check([
      (.init(label: "Plain", position: .tab(index: 1, count: 2)), "Plain. Tab. 1 of 2.", nil),
      (.init(label: "Done.", position: .series(index: 1, count: 2)), "Done. 1 of 2.", nil),
      (.init(position: .series(index: 1, count: 2)), "1 of 2.", nil),
      (.init(label: "Row", position: .row(index: 1, count: 2)), "Row", nil),
      (.init(label: "A", position: .listStart), "A. List Start.", nil),
      (.init(label: "A.", position: .listEnd), "A. List End.", nil),
      (.init(position: .landmarkStart), "Landmark.", nil),
      (.init(label: "A", traits: .button, position: .landmarkEnd), "A. Button. End.", nil),
      (
        .init(label: "P", value: "x", traits: .switchButton, position: .listStart),
        "P. x. List Start.", toggle
      ),
    ])
    check([(.init(label: "A", position: .landmarkEnd), "A. Конец строки.", nil)], .russian)
  }

  @Test("A control that can be used explains itself after its own hint")
  func hints() {
    let both: AccessibilityTraits = [.adjustable, .textEntry]
    check([
      (
        .init(label: "A", value: "1", traits: [.switchButton, .adjustable, .textEntry], hint: "H"),
        "A. On. Text Field. Adjustable.", "H. \(toggle)"
      ),
      (.init(label: "A", traits: both, hint: "H."), "A. Text Field. Adjustable.", "H. \(adjust)"),
      (.init(label: "A", traits: .textEntry, hint: "H"), "A. Text Field.", edit),
      (
        .init(label: "A", traits: [.textEntry, .textArea], hint: "H"), "A. Text Field.",
        "\(edit), \(rotor)"
      ),
      (
        .init(label: "A", traits: [.textEntry, .textArea, .isEditing]),
        "A. Text Field. Is editing.", rotor
      ),
      (
        .init(label: "A", traits: [.textEntry, .notEnabled], hint: "H"), "A. Dimmed. Text Field.",
        "H"
      ),
      (.init(label: "A", traits: [.adjustable, .notEnabled]), "A. Dimmed. Adjustable.", nil),
      (.init(label: "A", traits: .link), "A. Link.", nil),
      (
        .init(label: "A", traits: [.button, .popUpButton], customActions: ["Delete"]), "A. Button.",
        nil
      ),
    ])
    check(
      [
        (
          .init(label: "A", traits: [.textEntry, .textArea]), "A. текстовое поле.",
          "коснитесь дважды, чтобы редактировать, "
            + "Используйте ротор для доступа к oбъeкту: Cлова с ошибками"
        )
      ],
      .russian
    )
  }
}
