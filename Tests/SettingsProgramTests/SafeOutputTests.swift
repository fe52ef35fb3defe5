import Foundation
import TestSupport
import Testing

@testable import SettingsProgram
@testable import Transcripts

@Suite("What a terminal would obey is not said, whoever wrote it", .timeLimit(.minutes(5)))
struct SafeOutputTests {
  /// Sets a title, turns the direction of writing and begins a line of its own.
  private static let odd = "a\u{1B}]0;title\u{07}\u{9B}31m\u{202E}\nOdd"

  /// The ways to begin the program; names of files are of those that are made before each.
  private static var starts: [[String]] {
    let (odd, file) = (Self.odd, "\(Self.odd).txt")
    var starts: [[String]] = [["deliver" + odd], ["deliver", odd], [odd]]
    for option in OptionTable.all {
      starts.append(["audit", option.name, odd])
      starts.append(["speak", option.name + "=" + odd])
      starts.append([option.name, odd, "-c", "list; toggle foo"])
      starts.append(["-c", "quit", option.name + odd])
    }
    for command in ["replay", "record", "coverage"] {
      for option in TranscriptOption.allCases {
        starts.append([command, option.rawValue, odd, file])
        starts.append([command, option.rawValue + "=" + odd, file])
      }
    }
    for command in ["replay", "record", "coverage", "speak", "audit"] {
      starts += (files + [odd, "--" + odd]).map { [command, $0] }
    }
    for file in files {
      starts.append(["replay", "--tap", file])
      starts.append(["replay", "--actual", "--junit", "\(odd).xml", file])
    }
    for preferences in ["\(odd).json", "broken\(odd).json"] {
      starts.append(["--preferences", preferences, "-c", "list"])
      starts.append(["audit", "--preferences", preferences])
    }
    starts.append(["replay", "--junit", "missing\(odd)/a.xml", file])
    starts.append(["--record", file, "-c", "list"])
    starts.append(["--record", "missing/" + file, "-c", "list"])
    return starts
  }

  private static let files = [
    "\(odd).txt", "unusable\(odd).txt", "refused\(odd).txt", "good\(odd).txt", "folder\(odd)",
    "\(odd).json", "broken\(odd).json", "missing\(odd).txt",
  ]

  private func makeFiles(in scratch: Scratch) throws {
    let odd = Self.odd
    scratch.write("> where\n  Something else\n@ end, exit 0\n", to: "\(odd).txt")
    scratch.write("> where\n  Something else\n", to: "unusable\(odd).txt")
    scratch.write("@ options --foo\n> where\n  Nothing\n@ end, exit 0\n", to: "refused\(odd).txt")
    scratch.write(
      "@ options --verbosity 1\n> quit\n  Goodbye\n@ end, exit 0\n",
      to: "good\(odd).txt"
    )
    scratch.write(
      "[{\"label\":\"\(Self.escaped(odd))\",\"hint\":\"\(Self.escaped(odd))\"}]",
      to: "\(odd).json"
    )
    scratch.write("[{\"label\":\"\(odd)\"}]", to: "broken\(odd).json")
    try FileManager.default.createDirectory(
      atPath: scratch.file("folder\(odd)"),
      withIntermediateDirectories: false
    )
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  @Test("Every option of every command, and every file", arguments: [false, true])
  func everything(isGerman: Bool) throws {
    var said = 0
    let starts = Self.starts
    for start in starts {
      let scratch = Scratch()
      try makeFiles(in: scratch)
      let run = try ProgramProcess(
        start,
        in: URL(filePath: scratch.path),
        environment: isGerman ? ["LANG": "de_DE.UTF-8"] : [:],
        typing: []
      )
      let all = run.output + run.error
      said += all.isEmpty ? 0 : 1
      let scalars = all.unicodeScalars.filter { scalar in
        scalar != "\n" && [.control, .format].contains(scalar.properties.generalCategory)
      }
      #expect(scalars.isEmpty, "\(start): \(all.debugDescription)")
      #expect(!all.split(separator: "\n").contains { $0.hasPrefix("Odd") }, "\(start): \(all)")
    }
    #expect(said > starts.count * 9 / 10)
  }
}
