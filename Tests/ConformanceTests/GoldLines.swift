import TestSupport
import Transcripts

@testable import SettingsProgram

/// What a transcript has a person type, to be typed at the built executable.
struct GoldLines {
  /// The path from the repository.
  let file: String
  /// Where a transcript begins, and its own options.
  let options: [String]
  /// Lines typed in full; what the world does is typed as `wait` and `simulate`.
  let lines: [String]

  /// Every transcript of the repository; those of README are one.
  static let all: [GoldLines] = {
    let folder = Repository.path("Transcripts")
    let stories = Scratch.files(below: folder).filter { $0.hasSuffix(".txt") }
    return (stories.map { "Transcripts/\($0)" } + ["README.md"]).flatMap(read)
  }()

  private static func read(_ file: String) -> [GoldLines] {
    let path = Repository.path(file)
    guard let document = try? TranscriptDocument(path: path) else { return [] }
    return document.transcripts.map { transcript in
      var options = TranscriptDefaults.options
      var lines: [String] = []
      for step in transcript.steps {
        switch step.action {
        // Here the end of an answer is a prompt; what an error ends is replayed in the seams.
        case .start(let words): options += words.filter { $0 != "--fail-on-error" }
        case .enter(let line): lines.append(line)
        case .wait(let duration): lines.append("wait \(duration / .milliseconds(1))ms")
        case .simulate(let words): lines.append("simulate \(words)")
        case .keys, .until, .restart, .end: break
        }
      }
      return GoldLines(file: file, options: options, lines: lines)
    }
  }

  /// The options, with the files they name copied to a folder, which the program may change.
  func options(copyingTo scratch: Scratch) -> [String] {
    var options = options
    for index in options.indices.dropFirst() where options[index - 1] == "--preferences" {
      let folder = file.split(separator: "/").dropLast().joined(separator: "/")
      let name = options[index].split(separator: "/").last.map(String.init) ?? "file"
      let contents = Scratch.contents(of: "\(Repository.path)/\(folder)/\(options[index])")
      if let contents { scratch.write(contents, to: name) }
      options[index] = scratch.file(name)
    }
    return options
  }

  /// Whether it changes the prompt, by which the end of an answer is known here.
  var changesPrompt: Bool { lines.contains { $0.contains("prompt ") } }
}
