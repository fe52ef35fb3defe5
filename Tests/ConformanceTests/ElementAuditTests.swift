import TestSupport
import Testing

extension ConformanceTests {
  /// A dump of an app's elements is audited as a reviewer pipes it.
  @Suite("Audit of elements from elsewhere")
  struct ElementAuditTests {
    private static let file = Repository.path("Transcripts/audit/elements.json")

    @Test("Each rule that looks at elements finds its planted fault and no other")
    func faults() {
      let run = PipeRun.run(["audit", Self.file])
      #expect(run.ending == .exited(code: 1) && run.error.isEmpty)
      let found = [
        "Element 2, no label. Give it a label.",
        "Element 3, Today, Archive, same label twice. Tell the elements called \"Archive\" apart.",
        "Element 4, Today, Archive, same label twice. Tell the elements called \"Archive\" apart.",
        "Element 5, Compose button, role in the label."
          + " Take \"button\" out of the label: the role is said by itself.",
        "Element 6, Sounds off, state in the label."
          + " Take \"off\" out of the label: the state is a value or a trait.",
        "Element 7, Sort, gesture in the hint."
          + " Take \"tap\" out of the hint: say what happens, not the gesture.",
        "Element 8, Share, verb form in the hint."
          + " Begin the hint with a verb in the third person, such as \"Opens\", not \"open\".",
        "Element 8, Share, hint repeats the label."
          + " Let the hint say what the label \"Share\" doesn't, or drop it.",
        "Element 9, Delete, hint repeats the label."
          + " Let the hint say what the label \"Delete\" doesn't, or drop it.",
        "Element 10, Volume 75%, value in the label."
          + " Take \"75%\" out of the label: the value is said after it.",
        "Element 11, URGENT message, word in capitals."
          + " Write \"URGENT\" in small letters: capitals may be spelled.",
        "Element 12, Read in 5 min, unit as a sign. Write the unit \"min\" as a word.",
        "Element 13, Quiet hours, dash between times."
          + " Say the times with words between them, such as \"to\", instead of a dash.",
        "Element 14, Push, control without a trait."
          + " Give it the trait of what it is, such as button.",
        "14 findings in 14 elements",
      ]
      #expect(run.lines == found)
    }

    @Test("From standard input, as objects, and in German")
    func ways() {
      let element = #"[{"label":"Push","value":"1"}]"#
      let objects = PipeRun.run(["audit", "--json", "-"], input: element)
      #expect(
        objects.lines == [
          #"{"number":1,"element":"Push","rule":"control without a trait","#
            + #""advice":"Give it the trait of what it is, such as button."}"#
        ]
      )
      #expect(objects.ending == .exited(code: 1))
      let german = PipeRun.run(["audit", "-", "--locale", "de_DE"], input: element)
      #expect(
        german.lines == [
          "Element 1, Push, Bedienelement ohne Eigenschaft."
            + " Braucht die Eigenschaft dessen, was es ist, etwa button.",
          "1 Fund in 1 Element",
        ]
      )
      let good = PipeRun.run(
        ["audit", "-"],
        input: #"[{"label":"Push","value":"1","traits":["button","toggleButton"]}]"#
      )
      #expect(PipeRun.run(["audit", "-"], input: "[]").lines == ["No findings in no elements"])
      #expect(good.lines == ["No findings in 1 element"] && good.ending == .exited(code: 0))
      #expect(PipeRun.run(["audit", "-", "--json"], input: "[]").output.isEmpty)
    }

    @Test(
      "What cannot be read, and options of the screen's own, are refused",
      arguments: [
        (
          ["-"],
          "Standard input, line 1, column 5: Element 2: It is a number."
            + " Expected an object in braces."
        ),
        (
          ["nowhere.json"],
          "nowhere.json does not exist. Try notification-settings audit --help."
        ),
        (
          ["-", "--verbosity", "2"],
          "--verbosity does not go with a file of elements. Try notification-settings --help."
        ),
        (["--foo"], "\"--foo\" is not an option. Try notification-settings --help."),
      ] as [([String], String)]
    )
    func refuses(words: [String], sentence: String) {
      let run = PipeRun.run(["audit"] + words, input: "[{},1]")
      #expect(run.error == "Error: \(sentence)\n" && run.output.isEmpty)
      #expect(run.ending == .exited(code: 2))
    }
  }
}
