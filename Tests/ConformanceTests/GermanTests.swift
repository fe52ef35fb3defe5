import TestSupport
import Testing

extension ConformanceTests {
  /// Where the language is known the program says nothing in another.
  @Suite("German at both ends of a session")
  struct GermanTests {
    @Test(
      "options and files are refused in German where --locale or the environment says so",
      arguments: [
        (
          ["--verbosity", "4"],
          #""4" ist kein Wert von --verbosity. Möglich: 1, 2 oder 3."#
            + " Versuchen Sie notification-settings --help."
        ),
        (
          ["--foo"],
          #""--foo" ist keine Option. Versuchen Sie notification-settings --help."#
        ),
        (
          ["--preferences", "FILE"],
          "p.json, Zeile 1, Spalte 15: Hier steht \"}\". Erwartet: ein Wert."
        ),
        (
          ["audit", "--preferences", "FILE"],
          "p.json, Zeile 1, Spalte 15: Hier steht \"}\". Erwartet: ein Wert."
        ),
        (
          ["audit", "FILE"],
          "p.json, Zeile 1, Spalte 15: Hier steht \"}\". Erwartet: ein Wert."
        ),
        (
          ["speak", "nowhere.json"],
          "nowhere.json gibt es nicht. Versuchen Sie notification-settings speak --help."
        ),
        (
          ["--record", "/nowhere/r.txt"],
          "/nowhere/r.txt kann nicht geschrieben werden. Versuchen Sie --record session.txt."
        ),
      ] as [([String], String)]
    )
    func refuses(words: [String], sentence: String) {
      let scratch = Scratch()
      let path = scratch.write("{\"categories\":}", to: "p.json")
      let words = words.map { $0 == "FILE" ? path : $0 }
      let said = PipeRun.run(words + ["--locale", "de_DE"], input: "")
      #expect(said.error == "Fehler: \(sentence)\n" && said.output.isEmpty)
      #expect(said.ending == .exited(code: 2))
      let byEnvironment = PipeRun.run(words, environment: ["LC_ALL": "de_AT.UTF-8"])
      #expect(byEnvironment.error == said.error)
    }

    @Test("--help is German")
    func help() {
      let lines = PipeRun.run(["--help", "--locale=de"], input: "").lines
      #expect(lines.contains("--quiet: Lässt die Begrüßung weg"))
      let audit = PipeRun.run(["audit", "--help", "--locale", "de"], input: "").lines
      #expect(audit.contains("--json: Ein Objekt je Zeile, mit Element, Regel und Rat."))
    }

    @Test("a file that cannot be written is told in German")
    func save() {
      let scratch = Scratch()
      let said = PipeRun.run(
        ["--quiet", "--locale", "de_DE", "--preferences", "\(scratch.path)/none/p.json"],
        input: "digest daily\nquit\n"
      )
      let reason = "p.json konnte nicht geschrieben werden. Ihren Ordner gibt es nicht."
      #expect(said.lines.contains("Nicht gesichert. \(reason)"), "\(said.lines)")
      #expect(said.ending == .exited(code: 1))
    }
  }
}
