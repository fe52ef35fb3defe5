import TestSupport
import Testing
import Transcripts

extension ConformanceTests {
  /// All transcripts, typed at the built executable.
  @Suite("All transcripts at a terminal")
  struct GoldTests {
    static let terms = ["xterm-256color", "dumb", "vt100", "linux", "nonsense", "", nil]
    static let cases = GoldLines.all.enumerated().filter { !$0.element.changesPrompt }
      .map { (gold: $0.element.file, index: $0.offset) }

    @Test(
      "C1, C2, C3, C16, C35, C36, C37: what reaches the terminal, byte by byte",
      arguments: cases
    )
    func bytes(file: String, index: Int) {
      let gold = GoldLines.all[index]
      let scratch = Scratch()
      let run = TerminalRun(
        gold.options(copyingTo: scratch),
        environment: ["TERM": Self.terms[index % Self.terms.count], "HOME": scratch.path],
        columns: index % 3 == 0 ? 200 : 80
      )
      #expect(run.readThroughPrompt().allSatisfy { $0 != "\u{1B}" })
      for line in gold.lines {
        run.type("\(line)\r")
        let (said, hasLeft) = run.readThroughPromptOrGoodbye()
        let answer = Self.withoutEcho(said)
        check(answer, after: line)
        if hasLeft { break }
      }
      run.type("quit\rquit\r")
      let (_, ending) = run.waitForEnd()
      #expect(ending == .exited(code: 0) || ending == .exited(code: 1))
      checkBytes(run.terminal.all)
    }

    @Test("C41: everything is typed with printable characters and Enter")
    func keys() throws {
      #expect(GoldLines.all.count > 150)
      for gold in GoldLines.all {
        for line in gold.lines {
          #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        }
        let document = try TranscriptDocument(path: Repository.path(gold.file))
        for step in document.transcripts.flatMap(\.steps) {
          guard case .keys(let keys) = step.action else { continue }
          // No cursor, function, keypad or Alt key is needed by any story.
          let isNeeded = keys.contains { !$0.runsInProcess }
          #expect(!isNeeded)
        }
      }
    }

    /// What is said, row by row.
    private func check(_ said: String, after line: String) {
      #expect(said.isEmpty || said.hasSuffix("\n"), "C37: \(line): \(said)")
      let rows = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(rows.count <= 12, "C16: \(line): \(rows.count) rows")
      for row in rows {
        let problem = NarratedLineRules.problem(of: String(row))
        #expect(problem == nil, "\(line): [\(row)] \(problem.map { "\($0)" } ?? "")")
      }
    }

    /// Whole lines typed at the end of the row: no sequence of the terminal is needed at all.
    private func checkBytes(_ bytes: [UInt8]) {
      for byte in bytes where byte < 0x20 || byte == 0x7F {
        #expect(byte == 0x0A || byte == 0x0D || byte == 0x08, "C1, C3: byte \(byte)")
      }
    }

    /// The typed line comes back on a row of its own.
    private static func withoutEcho(_ said: String) -> String {
      guard let end = said.firstIndex(of: "\n") else { return said }
      return String(said[said.index(after: end)...])
    }
  }
}
