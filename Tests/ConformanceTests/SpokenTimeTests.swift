import SettingsProgram
import TestSupport
import Testing
import Transcripts

extension ConformanceTests {
  /// C49 is a "should": what is over the limit is named here, and nothing else may be.
  @Suite("How long it takes to listen")
  struct SpokenTimeTests {
    @Test("C49: words of an answer, over all transcripts")
    func words() {
      let brief = Self.answers(verbosity: 1)
      let usual = Self.answers(verbosity: 2)
      let counts = brief.map { Self.words($0.said) }.sorted()
      #expect(counts.count > 1000)
      #expect(counts[counts.count / 2] <= 8, "median at verbosity 1: \(counts[counts.count / 2])")
      let long = usual.filter { Self.words($0.said) > 25 }
      // Whole screens, lists and help are read as long as they are; errors name what was expected.
      let strange = long.filter { answer in
        let command = answer.line.split(separator: ";").last.map(String.init) ?? ""
        return !Self.readers.contains { command.trimmingPrefix(" ").lowercased().hasPrefix($0) }
          && !answer.said.contains("Error: ") && !answer.line.contains(";")
      }
      let share = Double(long.count) / Double(usual.count)
      print(
        "C49: median at verbosity 1 \(counts[counts.count / 2]) words; at verbosity 2",
        "\(long.count) of \(usual.count) answers over 25 words"
      )
      #expect(share < 0.15, "\(share)")
      #expect(strange.count < 40, "\(strange.map { "\($0.line): \($0.said)" })")
    }

    @Test("C49: no sentence of the product is longer than 20 words")
    func sentences() {
      var long: Set<String> = []
      let answers = Self.answers(verbosity: 3).filter { answer in
        // Letter by letter, and rule by rule, as it was asked for.
        !answer.line.contains("spell") && !answer.line.contains("why")
      }
      for said in answers.map(\.said) + Self.help {
        for line in said.split(separator: "\n") {
          for sentence in String(line).split(separator: ". ")
          where Self.words(String(sentence)) > 20 {
            // A list of commands is as long as there are commands; names and quotations are data.
            if sentence.contains("\"") || sentence.contains(": ") { continue }
            long.insert(String(sentence))
          }
        }
      }
      #expect(long.isEmpty, "\(long.sorted())")
    }

    private static let readers = [
      "list", "summary", "help", "?", "more", "items", "alerts", "history", "repeat", "turn on",
      "find",
      "activate", "1", "2", "3", "last error", "spell", "quiet",
    ]

    private static let help = [
      PipeRun.run(["-c", "help; help accessibility; help toggle; help simulate"])
        .output
    ]

    private static func words(_ text: String) -> Int {
      text.split { $0 == " " || $0 == "\n" }.count
    }

    /// Each line of the transcripts with its answer.
    private static func answers(verbosity: Int) -> [(line: String, said: String)] {
      GoldLines.all.flatMap { gold -> [(line: String, said: String)] in
        guard !gold.lines.contains(where: { $0.contains("erbosity") }) else { return [] }
        var subject = InProcessSubject(path: Repository.path(gold.file))
        guard (try? subject.start(options: gold.options + ["--verbosity", "\(verbosity)"])) != nil
        else { return [] }
        var result: [(line: String, said: String)] = []
        for line in gold.lines {
          guard let heard = try? subject.enter(line) else { break }
          let said = heard.compactMap { heard -> String? in
            switch heard {
            case .line(let text): text
            case .error(let text): "Error: \(text)"
            case .announcement: nil
            }
          }
          if !line.hasPrefix("wait") { result.append((line, said.joined(separator: "\n"))) }
        }
        return result
      }
    }
  }
}
