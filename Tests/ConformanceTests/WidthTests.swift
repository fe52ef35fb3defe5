import TestSupport
import Testing

extension ConformanceTests {
  @Suite("Widths and names")
  struct WidthTests {
    static let names = """
      {"categories":[
        {"id":"he","title":"\\u05e9\\u05dc\\u05d5\\u05dd \\u05e2\\u05d5\\u05dc\\u05dd","on":["push"]},
        {"id":"ar","title":"\\u202e\\u0627\\u0644\\u0639\\u0631\\u0628\\u064a\\u0629\\u202c","channels":["push"]},
        {"id":"wide","title":"\\u6f22\\u5b57\\u304b\\u306a\\uff21\\uff22\\uff23 \\u6f22\\u5b57\\u304b\\u306a \\u6f22\\u5b57"},
        {"id":"odd","title":"\\u001b[2J\\u2500\\u2800 a\\u200bb\\u0007 \\ud83d\\ude00"},
        {"id":"long","title":"A title of so many words that no terminal of any width has room for all of it in a single row of its own, however wide"}
      ]}
      """

    @Test("C25: no row is wider than the terminal or 78 columns", arguments: [20, 32, 40, 80, 200])
    func rows(columns: Int) {
      let scratch = Scratch()
      let path = scratch.write(Self.names, to: "p.json")
      let options = ["--locale", "en_US", "--preferences", path, "--authorization", "denied"]
      let run = TerminalRun(options, columns: columns)
      // What is typed may take several rows of its own; a short line doesn't.
      let limit = min(78, columns - 2)
      var all = run.readThroughPrompt()
      let lines = [
        "list", "more", "more", "more", "more", "help", "more", "more", "foo", "wide", "items",
      ]
      for line in lines {
        let said = run.enter(line)
        #expect(said.split(separator: "\n").count <= 12, "C16: \(line): \(said)")
        all += said
      }
      for row in all.split(separator: "\n") {
        #expect(Self.width(row) <= limit, "\(columns): \(row)")
        #expect(!row.hasPrefix(">"), "C27: \(row)")
        let strange = row.unicodeScalars.filter { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .privateUse, .unassigned: true
          default: (0x2500...0x28FF).contains(scalar.value)
          }
        }
        #expect(strange.isEmpty, "C5: \(row)")
      }
      #expect(all.contains("\u{05E9}\u{05DC}\u{05D5}\u{05DD}"))
      run.quit()
    }

    @Test(
      "C25: a new width while half a line is typed: the line is kept",
      arguments: ["xterm", "dumb"]
    )
    func resize(term: String) {
      let run = TerminalRun(["--quiet", "--virtual-time"], environment: ["TERM": term])
      _ = run.readThroughPrompt()
      run.type("toggle mess")
      _ = run.read(through: "mess")
      for columns in [40, 20, 100, 33] {
        run.terminal.resize(columns: columns)
        run.type("x")
        #expect(run.read(through: "x").hasSuffix("x"))
        run.type("\u{7F}")
        #expect(run.read(through: "\u{8} \u{8}").hasSuffix("\u{8} \u{8}"))
      }
      run.type("ages push\r")
      #expect(run.read(through: "dimmed\n").hasSuffix("Push, toggle, Off, dimmed\n"))
      run.quit()
    }

    @Test("C25: an answer after a resize has rows of the new width")
    func answerAfterResize() {
      let run = TerminalRun(["--quiet", "--virtual-time"])
      _ = run.readThroughPrompt()
      for columns in [40, 100, 32] {
        run.terminal.resize(columns: columns)
        // Told by a signal, which may come later than the keys.
        var said = ""
        for _ in 0..<200 where !Self.fits(said, columns) { said = run.enter("foo") }
        #expect(Self.fits(said, columns), "\(columns): \(said)")
      }
      run.quit()
    }

    private static func fits(_ said: String, _ columns: Int) -> Bool {
      let longest = said.split(separator: "\n").map(\.count).max() ?? 0
      return longest > 0 && longest <= columns - 2 && longest > min(78, columns - 2) - 16
    }

    /// Cells; enough for the names of these tests.
    private static func width(_ row: some StringProtocol) -> Int {
      row.unicodeScalars.reduce(0) { width, scalar in
        (0x3000...0x9FFF).contains(scalar.value) || (0xFF01...0xFF60).contains(scalar.value)
          ? width + 2 : width + 1
      }
    }
  }
}
