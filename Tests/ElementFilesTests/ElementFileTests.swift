import AccessibilityModel
import ElementFiles
import Testing
import Wordings

@Suite("Elements from elsewhere")
struct ElementFileTests {
  private func parse(_ text: String) throws(ElementFileError) -> [AccessibilityElement] {
    try ElementFile.parse(Array(text.utf8), name: Wording(verbatim: "tree.json"))
  }

  @Test("Every key is understood, others are passed over, null is absent")
  func keys() throws {
    let text = """
      [{"label": "Push", "value": "1", "traits": ["button", "switchButton", "none"], "hint": "Hint",
        "position": {"kind": "series", "index": 2, "count": 3, "x": 1}, "groupLabel": "Group",
        "entering": true, "customActions": ["Delete", null], "expanded": false,
        "customContent": [{"label": "Seat", "value": "12A", "importance": "high"}, {"label": "x"}],
        "frame": [0, 1e400], "identifier": {"a": null}},
       {"label": null, "value": null, "traits": null, "hint": null, "position": null,
        "groupLabel": null, "entering": null, "customActions": null, "expanded": null,
        "customContent": null},
       {}]
      """
    #expect(
      try parse("\u{FEFF}" + text) == [
        AccessibilityElement(
          label: "Push",
          value: "1",
          traits: [.button, .switchButton],
          hint: "Hint",
          position: .series(index: 2, count: 3),
          groupLabel: "Group",
          entersGroup: true,
          customContent: [
            CustomContent("Seat", value: "12A", importance: .high), CustomContent("x"),
          ],
          customActions: ["Delete"],
          isExpanded: false
        ), AccessibilityElement(), AccessibilityElement(),
      ]
    )
    #expect(try parse("[]") == [])
  }

  @Test("Every kind of position")
  func positions() throws {
    let cell = TableCell(row: 4, column: 3, rowSpan: 2, columnSpan: 5, isFirstInRow: true)
    let cases: [(String, AccessibilityPosition)] = [
      (#""kind":"tab","index":1,"count":1"#, .tab(index: 1, count: 1)),
      (#""kind":"listStart""#, .listStart), (#""kind":"listEnd""#, .listEnd),
      (#""kind":"landmarkStart""#, .landmarkStart), (#""kind":"landmarkEnd""#, .landmarkEnd),
      (
        #""kind":"table","row":4,"column":3,"rowSpan":2,"colSpan":5,"firstInRow":true"#,
        .cell(cell)
      ),
      (#""kind":"table","row":null,"rowSpan":null"#, .cell(TableCell(row: nil, column: nil))),
    ]
    for (text, position) in cases {
      #expect(try parse("[{\"position\":{\(text)}}]") == [AccessibilityElement(position: position)])
    }
  }

  @Test("Texts are cleaned and bounded")
  func texts() throws {
    let cases: [(String, String?)] = [
      ("", nil), ("   ", nil), (#"\u001b[31mRed\u001b[0m\u0007"#, "Red"), (#"a\n\tb"#, "a b"),
      ("a  b ", "a b"), (" a", "a"), ("e\u{301}", "é"), ("Täglich", "Täglich"),
      (#"\u202eabc"#, "abc"),
    ]
    for (text, label) in cases {
      #expect(try parse("[{\"label\":\"\(text)\"}]")[0].label == label)
    }
    let long = String(repeating: "word ", count: 20_000)
    let label = try #require(try parse("[{\"label\":\"\(long)\"}]")[0].label)
    #expect(label.count <= SpokenText.longest && label.hasSuffix(SpokenText.more.english))
    let german = try ElementFile.parse(
      Array("[{\"label\":\"\(long)\"}]".utf8),
      name: Wording(verbatim: "tree.json"),
      language: .german
    )
    #expect(german[0].label?.hasSuffix(", und mehr") == true)
  }

  @Test("Errors name the file, the place and the element")
  func errors() {
    let cases: [(String, String)] = [
      ("", "line 1, column 1: The file is empty. Expected a value."),
      ("{}", "line 1, column 1: The file is an object. Expected a list of elements."),
      (
        "[{}\n {}]", "line 2, column 2: \"{\" stands here. Expected a comma or the end of the list."
      ),
      ("[3]", "line 1, column 2: Element 1: It is a number. Expected an object in braces."),
      (
        "[{},\n {\"traits\": [\"button\", \"wheel\"]}]",
        "line 2, column 24: Element 2: \"wheel\" is not a trait. Expected a name such as \"button\"."
      ),
      (
        #"[{"traits":[1]}]"#,
        "line 1, column 13: Element 1: A trait is a number. Expected a name such as \"button\"."
      ),
      (
        #"[{"traits":"button"}]"#,
        "line 1, column 12: Element 1: \"traits\" is a text. Expected a list of traits."
      ),
      (
        #"[{"label":1}]"#,
        "line 1, column 11: Element 1: \"label\" is a number. Expected a text in double quotes."
      ),
      (
        #"[{"entering":1}]"#,
        "line 1, column 14: Element 1: \"entering\" is a number. Expected true or false."
      ),
      (
        #"[{"position":{"kind":"series","index":5,"count":3}}]"#,
        "line 1, column 39: Element 1: 5 of 3 is no place. Expected 1 to 3."
      ),
      (
        #"[{"position":{"kind":"series","index":0,"count":3}}]"#,
        "line 1, column 39: Element 1: \"index\" is 0. Expected a whole number from 1 to 1000000."
      ),
      (
        #"[{"position":{"kind":"tab","index":1,"count":1e9}}]"#,
        "line 1, column 46: Element 1: \"count\" is 1e9. Expected a whole number from 1 to 1000000."
      ),
      (
        #"[{"position":{"kind":"tab","index":1}}]"#,
        "line 1, column 22: Element 1: Its position has no \"count\". Expected a number."
      ),
      (
        #"[{"position":{"kind":"heap"}}]"#,
        "line 1, column 22: Element 1: \"heap\" is not a kind of position. Expected series, tab, "
          + "listStart, listEnd, landmarkStart, landmarkEnd, or table."
      ),
      (
        #"[{"position":{}}]"#,
        "line 1, column 14: Element 1: Its kind is missing. Expected series, tab, "
          + "listStart, listEnd, landmarkStart, landmarkEnd, or table."
      ),
      (
        #"[{"position":{"kind":"table","row":-1}}]"#,
        "line 1, column 36: Element 1: \"row\" is -1. Expected a whole number from 1 to 1000000."
      ),
      (
        #"[{"customContent":[{"label":"a","importance":"low"}]}]"#,
        "line 1, column 46: Element 1: \"low\" is not an importance. Expected default or high."
      ),
    ]
    for (text, message) in cases {
      let error = #expect(throws: ElementFileError.self) { try parse(text) }
      #expect(error?.message.english == "tree.json, \(message)")
    }
    let error = #expect(throws: ElementFileError.self) {
      try ElementFile.parse([0x5B, 0xFF], name: Wording(verbatim: "tree.json"))
    }
    #expect(error?.message.english == "tree.json, line 1, column 2: This is not UTF-8 text.")
    #expect(error?.element == nil)
  }

  @Test("One line for each element, in both formats")
  func lines() throws {
    let elements = try parse(
      """
      [{"label":"Push","value":"1","traits":["button","switchButton"],"hint":"Says \\"hi\\""},{},
       {"label":"Täglich"}, {"traits":["adjustable"], "label":"A"}]
      """
    )
    let narrator = Narrator(style: .snapshot)
    #expect(
      SpokenElements.lines(for: elements, narrator: narrator, format: .text) == [
        "Push. Switch Button. On. Says \"hi\". Double tap to toggle setting.", "", "Täglich",
        "A. Adjustable. Swipe up or down with one finger to adjust the value.",
      ]
    )
    #expect(
      SpokenElements.lines(for: elements, narrator: narrator, format: .json) == [
        #"{"spoken":"Push. Switch Button. On.","#
          + #""hint":"Says \"hi\". Double tap to toggle setting."}"#,
        #"{"spoken":"","hint":null}"#, #"{"spoken":"Täglich","hint":null}"#,
        #"{"spoken":"A. Adjustable.","#
          + #""hint":"Swipe up or down with one finger to adjust the value."}"#,
      ]
    )
  }

  @Test("A damaged file is read or refused, and what is read is fit to be said")
  func damage() {
    let text = """
      [{"label":"Push \\u00e9","value":"1","traits":["button"],"hint":null,"expanded":true,
        "position":{"kind":"table","row":4,"column":3}},{"customContent":[{"label":"Täglich"}]}]
      """
    let whole = Array(text.utf8)
    let narrator = Narrator(style: .voiceover)
    var refused = 0
    for seed in 0..<4_000 {
      var bytes = whole
      var random = seed &* 2_654_435_761
      for _ in 0...(seed % 3) {
        random = (random &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        bytes[(random >> 8) % bytes.count] = UInt8(truncatingIfNeeded: random >> 16)
        if random % 5 == 0 { bytes.removeLast(random % bytes.count) }
        if bytes.isEmpty { bytes = [0x5B] }
      }
      do throws(ElementFileError) {
        let elements = try ElementFile.parse(bytes, name: Wording(verbatim: "tree.json"))
        for line in SpokenElements.lines(for: elements, narrator: narrator, format: .json) {
          #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
        }
      } catch {
        refused += 1
        #expect(error.message.english.hasPrefix("tree.json, line "))
      }
    }
    #expect((1_000..<4_000).contains(refused))
  }
}
