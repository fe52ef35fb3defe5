import TestSupport
import Testing

extension ConformanceTests {
  @Suite("What README says of conformance")
  struct ReadmeTests {
    /// C26 and C48 are no numbers of the table.
    static let criteria = (1...50).filter { $0 != 26 && $0 != 48 }.map { "C\($0)" }

    static let rows: [[String]] = {
      let readme = Scratch.contents(of: "\(Product.repository)/README.md") ?? ""
      let start = readme.firstRange(of: "## Accessibility conformance")?.upperBound
      let section = start.map { readme[$0...] } ?? ""
      let end = section.firstRange(of: "\n## ")?.lowerBound ?? section.endIndex
      return section[..<end].split(separator: "\n").filter { $0.hasPrefix("| C") }.map { line in
        line.split(separator: "|").map { cell in
          String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
      }
    }()

    static let titles: [String: String] = {
      let folder = "\(Product.repository)/Tests"
      let files = Scratch.files(below: folder).filter { $0.hasSuffix(".swift") }
      return Dictionary(
        uniqueKeysWithValues: files.map { ($0, Scratch.contents(of: "\(folder)/\($0)") ?? "") }
      )
    }()

    @Test("C50: the table has each criterion once, and a verdict for each")
    func table() {
      #expect(Self.rows.map { $0[0] } == Self.criteria)
      for row in Self.rows {
        #expect(row.count == 4, "\(row)")
        #expect(
          ["supports", "partly", "does not", "does not apply yet"].contains(row[2]),
          "\(row)"
        )
      }
    }

    @Test("C50: what the table names is there", arguments: 0..<criteria.count)
    func proofs(index: Int) {
      guard Self.rows.indices.contains(index), Self.rows[index].count == 4 else { return }
      let row = Self.rows[index]
      let named = row[3].split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
      #expect(!named.isEmpty || row[2] == "does not apply yet", "\(row)")
      for name in named {
        if name.contains("/") {
          #expect(Self.exists(name), "\(row[0]): \(name)")
        } else {
          // A file of tests, in which a title names the criterion.
          let files = Self.titles.filter { $0.key.hasSuffix("/\(name).swift") }.values
          let pattern = try? Regex("\"[^\"]*\\b\(row[0])\\b[^\"]*\"")
          let isNamed = files.contains { text in
            pattern.flatMap { text.firstMatch(of: $0) } != nil
          }
          #expect(isNamed, "\(row[0]): \(name)")
        }
      }
    }

    @Test("C50: help accessibility names levels, policy, readers and limits; what it says is so")
    func help() {
      let said = PipeRun.run(["--quiet"], input: "help accessibility\n").output
      for word in [
        "Verbosity 1", "2", "3", "announced", "Announce enter", "announce off", "12 rows",
      ] {
        #expect(said.contains(word), "\(word)")
      }
      let judged = Scratch.contents(of: "\(Product.repository)/Tests/ScreenReaders/README.md") ?? ""
      for reader in ["TDSR", "Fenrir", "Orca", "brltty"] {
        #expect(said.contains(reader) && judged.lowercased().contains(reader.lowercased()))
      }
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      for word in ["alerts", "repeat", "more", "announce enter", "announce off", "verbosity 3"] {
        #expect(!run.enter(word).hasPrefix("Error"), "\(word)")
      }
      run.quit()
    }

    private static func exists(_ path: String) -> Bool {
      Scratch.contents(of: "\(Product.repository)/\(path)") != nil
        || !Scratch.names(in: "\(Product.repository)/\(path)").isEmpty
    }
  }
}
