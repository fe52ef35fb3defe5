import Foundation
import TestSupport
import Testing

@testable import Transcripts

@Suite("What the program suggests when it cannot begin", .timeLimit(.minutes(5)))
struct TryTests {
  private static let typed = "> where\n@ end, exit 0\n"
  private static let good =
    "> last error\n  No error was said yet\n> quit\n  Goodbye\n@ end, exit 0\n"

  private static var starts: [[String]] {
    var starts: [[String]] = [
      ["--foo"], ["list"], ["--page"], ["--page", "1"], ["--topics", "t"], ["--control", "3"],
      ["--record", "good.txt", "-c", "quit"], ["--record", "missing/s.txt", "-c", "quit"],
      ["--record", "s.txt", "--preferences", "p.json", "-c", "quit"],
      ["--record", "s.txt", "--preferences", "folder", "-c", "quit"],
      ["speak", "--foo"], ["speak", "missing.json"], ["audit", "--foo"], ["audit", "missing.json"],
      ["audit", "p.json", "--verbosity", "1"], ["deliver", "--due"],
      ["replay", "--until", "1", "good.txt"], ["replay", "--until", "9", "good.txt"],
      ["replay", "--until", "2", "good.txt", "other.txt"], ["replay", "--until", "2", "two.md"],
      ["replay", "--until", "2", "--seam", "pipe", "good.txt"],
      ["replay", "--retest"], ["replay", "--retest", "good.txt"],
      ["replay", "--shard", "2/2", "good.txt"], ["replay", "typed.txt"],
      ["replay", "my typed.txt"],
      ["record", "typed.txt"], ["record", "--mode", "some", "typed.txt"],
      ["coverage", "--min", "101", "good.txt"],
    ]
    for command in ["replay", "record", "coverage"] {
      starts += [
        [command], [command, "--foo", "good.txt"], [command, "--filter", "x", "good.txt"],
      ]
    }
    for option in ["jobs", "loop", "shard", "seam", "until", "junit", "tap"] {
      starts += [["replay", "good.txt", "--\(option)=0"], ["replay", "good.txt", "--\(option)"]]
    }
    return starts
  }

  /// Begins in a folder with some files.
  private func run(
    _ words: [String],
    _ environment: [String: String],
    in scratch: Scratch
  ) throws -> ProgramProcess {
    try ProgramProcess(words, in: URL(filePath: scratch.path), environment: environment, typing: [])
  }

  private func makeFiles() throws -> Scratch {
    let scratch = Scratch()
    scratch.write(Self.good, to: "good.txt")
    scratch.write(Self.typed, to: "typed.txt")
    scratch.write(Self.typed, to: "my typed.txt")
    scratch.write(
      "```transcript\n\(Self.good)```\n\n```transcript\n\(Self.good)```\n",
      to: "two.md"
    )
    scratch.write("{\"categories\":[]}", to: "p.json")
    scratch.write(Self.good, to: "other.txt")
    scratch.write("mine", to: "s-p.json")
    let folder = scratch.file("folder")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    return scratch
  }

  /// The words with what a suggestion changes in them; nil when a person has to choose a line.
  private func following(_ suggestion: String, _ words: [String]) -> [String]? {
    let parts = suggestion.split(separator: "\"", omittingEmptySubsequences: false)
    let new = parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    if new.first == "a" || new.first == "an" { return nil }
    if new.first == "notification-settings" { return Array(new.dropFirst()) }
    if new.count == 3, new[1] == "without" { return without(new[2], words) }
    if new[0].hasPrefix("--") { return without(new[0], words) + new }
    return new
  }

  private func without(_ option: String, _ words: [String]) -> [String] {
    var words = words.filter { !$0.hasPrefix(option + "=") }
    guard let index = words.firstIndex(of: option) else { return words }
    let takesValue = TranscriptOption(rawValue: option).map { $0.value != nil } ?? true
    words.removeSubrange(index..<min(words.count, index + (takesValue ? 2 : 1)))
    return words
  }

  @Test("works", arguments: starts.indices, ["en_US", "de_DE"])
  func works(index: Int, locale: String) throws {
    let words = Self.starts[index]
    // Nothing is recorded there unless a mode is named.
    let environment = ["LANG": locale, "CI": "true"]
    let scratch = try makeFiles()
    let run = try run(words, environment, in: scratch)
    // A number of rounds that needs no value is fine.
    guard run.exitCode == 2 else { return }
    let line = String(run.error.dropLast())
    let mark = ["Try ", "Versuchen Sie "].first { line.contains($0) }
    let suggestion = try #require(
      mark.flatMap { line.components(separatedBy: $0).last },
      "\(words): \(line)"
    )
    #expect(suggestion.hasSuffix("."), "\(line)")
    guard let next = following(String(suggestion.dropLast()), words) else { return }
    #expect(next != words, "\(line)")
    let again = try self.run(next, environment, in: scratch)
    #expect(again.exitCode != 2, "\(words): \(line) \(next): \(again.error)")
  }

  @Test("README's way to a transcript leads to one")
  func page() throws {
    let page = try #require(Scratch.contents(of: Repository.path("README.md")))
    let sentence = try #require(
      page.split(separator: "\n").first {
        $0.hasPrefix("Write what a person does and `@ end, exit 0`")
      }
    )
    let match = try #require(
      sentence.firstMatch(of: /exit 0`, and (\w+): a file without a recorded line is written/)
    )
    let scratch = Scratch()
    scratch.write(Self.typed, to: "new.txt")
    let refused = try run(["replay", "new.txt"], [:], in: scratch)
    #expect(refused.exitCode == 2 && scratch.contents(of: "new.txt") == Self.typed)
    let written = try run([String(match.1), "new.txt"], [:], in: scratch)
    #expect(written.exitCode == 1)
    #expect(written.output.hasPrefix("new.txt: Recorded, look at it and replay again\n"))
    #expect(try run(["replay", "new.txt"], [:], in: scratch).output == "1 passed\n")
  }
}
