import AccessibilityModel
import Testing

@Suite("Narration against recorded speech")
struct OracleTests {
  @Test("Reference images and rules, to the letter in the snapshot style")
  func snapshot() throws {
    let cases = try CaseFile.spoken().filter { $0.kind != "device-transcript" }
    #expect(cases.count == 79)
    for spokenCase in cases {
      let narrator = Narrator(style: .snapshot, language: spokenCase.language)
      let utterance = narrator.utterance(of: spokenCase.element)
      #expect(utterance.spoken == spokenCase.spoken, "\(spokenCase)")
      #expect(utterance.hint == spokenCase.hint, "\(spokenCase)")
      let transcript = narrator.transcript(of: spokenCase.element)
      #expect(transcript == spokenCase.transcript, "\(spokenCase)")
    }
  }

  @Test("Transcripts of devices, loosely in the voiceover style")
  func voiceover() throws {
    let cases = try CaseFile.spoken().filter { $0.kind == "device-transcript" }
    #expect(cases.count == 13)
    for spokenCase in cases {
      let narrator = Narrator(style: .voiceover, language: spokenCase.language)
      let utterance = narrator.utterance(of: spokenCase.element)
      #expect(Self.loose(utterance.spoken) == Self.loose(spokenCase.spoken), "\(spokenCase)")
      #expect(utterance.hint.map(Self.loose) == spokenCase.hint.map(Self.loose), "\(spokenCase)")
    }
  }

  @Test(
    "A sentence ends before a hint on the same line, but where the reference images have none",
    arguments: [
      (.card, "Save", "Save, button. Saves the changes"),
      (.card, "Save?", "Save?, button. Saves the changes"),
      (.voiceover, "Save", "Save, button. Saves the changes"),
      (.snapshot, "Save", "Save. Button. Saves the changes"),
    ] as [(SpeechStyle, String, String)]
  )
  func hintOnTheLine(style: SpeechStyle, label: String, line: String) {
    let element = AccessibilityElement(label: label, traits: .button, hint: "Saves the changes")
    #expect(Narrator(style: style).transcript(of: element) == line)
    let bare = AccessibilityElement(label: "Saved!", hint: "All is well")
    let isJoined = Narrator(style: style).transcript(of: bare) == "Saved! All is well"
    #expect(isJoined)
    let noHint = AccessibilityElement(label: "Save")
    #expect(Narrator(style: style).transcript(of: noHint) == "Save")
  }

  @Test("Loose means case, punctuation and number words")
  func looseness() {
    #expect(Self.loose("Selected, Weekly, button, 3 of 3.") == "selected weekly button 3 of 3")
    #expect(Self.loose("Double-tap one of two") == "double tap 1 of 2")
  }

  private static func loose(_ text: String) -> String {
    let digits = ["one": "1", "two": "2", "three": "3", "four": "4", "five": "5"]
    let letters = text.lowercased().map { $0.isLetter || $0.isNumber || $0 == "%" ? $0 : " " }
    return String(letters).split(separator: " ").map { digits[String($0)] ?? String($0) }
      .joined(separator: " ")
  }

  @Test("Every word of the table exists exactly as printed")
  func words() throws {
    let rows = try CaseFile.text("words.md").split(separator: "\n").dropFirst(2)
    #expect(rows.count == 29)
    for (column, language) in SpeechLanguage.allCases.enumerated() {
      let said = Set(Self.allWords(of: language.screenReaderWords))
      for row in rows {
        let cell = row.split(separator: "|")[column + 1]
          .replacing("(sic)", with: "").replacing("(rows)", with: "")
          .replacing("(columns)", with: "")
        for word in cell.split(separator: " / ") {
          let text = word.split(separator: " ").joined(separator: " ")
          let isSaid = said.contains { $0 == text || $0.hasSuffix(" \(text)") }
          #expect(isSaid, "\(language): \(text)")
        }
      }
    }
  }

  private static func allWords(of words: ScreenReaderWords) -> [String] {
    let (traits, positions) = (words.traits, words.positions)
    let hints = words.hints
    let numbered = [positions.row, positions.column, positions.rowSpan, positions.columnSpan]
    return numbered.map { "\($0.before)N\($0.after)" } + [
      "\(words.selectedPrefix) …", words.selected, words.back, traits.dimmed, traits.button,
      traits.backButton, traits.switchButton, traits.on, traits.off, traits.mixed, traits.tab,
      traits.textField, traits.secureTextField, traits.isEditing, traits.heading, traits.link,
      traits.adjustable, traits.image, traits.searchField, traits.expanded, traits.collapsed,
      "N\(positions.series.before)M\(positions.series.after)", positions.listStart,
      positions.listEnd, positions.landmarkStart, positions.landmarkEnd, hints.toggle,
      hints.adjust, hints.edit, hints.rotor, hints.collapse, hints.expand, words.actionsAvailable,
      words.moreContent,
    ]
  }
}
