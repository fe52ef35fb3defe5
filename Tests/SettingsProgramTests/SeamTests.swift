import SettingsProgram
import TestSupport
import Testing
import Transcripts

@Suite("The real executable, through a pipe and a terminal", .timeLimit(.minutes(5)))
struct SeamTests {
  @Test(
    "says the same as in process",
    arguments: [SeamMedium.pipe, .terminal, .terminal(columns: 32, term: nil)]
  )
  func replays(medium: SeamMedium) throws {
    for file in TranscriptFileList.sample {
      let results = try SeamHarness.replay(Repository.path(file), medium: medium)
      for result in results where result.isBad {
        Issue.record("\(result.lines.joined(separator: "\n"))")
      }
    }
  }

  @Test(
    "presses the keys that only a terminal has",
    arguments: [
      SeamMedium.terminal, .terminal(columns: 24, term: "xterm"),
      .terminal(columns: 120, term: "linux"),
    ]
  )
  func keys(medium: SeamMedium) throws {
    let results = try SeamHarness.replay(Repository.path("Tests/Seams/keys.txt"), medium: medium)
    #expect(results.map(\.verdict) == [.passed])
  }

  @Test("reads wide signs at the edge as they were typed", arguments: [80, 81, 33, 24])
  func wide(columns: Int) throws {
    let results = try SeamHarness.replay(
      Repository.path("Tests/Seams/wide.txt"),
      medium: .terminal(columns: columns, term: nil)
    )
    #expect(results.map(\.verdict) == [.passed])
  }

  @Test(
    "a program that does otherwise fails",
    arguments: [SeamMedium.pipe, .terminal],
    FaultyProgram.all
  )
  func faults(medium: SeamMedium, fault: FaultyProgram) throws {
    guard medium == .pipe || !fault.needsPipe else { return }
    let program = try fault.write()
    defer { program.remove() }
    var said = ""
    var isBad = false
    // A script that another test's child still holds open from before its exec cannot be started.
    repeat {
      let results = try SeamHarness.replay(
        Repository.path("Transcripts/settings/toggle-a-channel.txt"),
        medium: medium,
        executable: program.path,
        patience: fault.patience
      )
      said = results.flatMap(\.lines).joined(separator: "\n")
      isBad = results.contains { $0.isBad }
    } while said.contains("could not be started")
    #expect(isBad)
    #expect(said.contains(fault.sentence), "\(said)")
  }

  @Test("refuses to be driven without a descriptor or in real time")
  func refusals() {
    let program = Program(environment: [:])
    #expect(program.run(["--control", "77", "--virtual-time"]) == 2)
    #expect(program.run(["--control", "3"]) == 2)
  }
}

extension TranscriptFileList {
  /// Two of each area, and those in which a seam has its own way to tell the time or to end.
  static let sample: [String] = {
    var counts: [Substring: Int] = [:]
    let some = all.filter { file in
      let area = file.split(separator: "/").dropLast().last ?? ""
      counts[area, default: 0] += 1
      return counts[area] ?? 0 <= 2
    }
    let timed = ["not-said-while-off", "turned-off-meanwhile"]
    return some + timed.map { "Transcripts/announcements/\($0).txt" }
      + ["Transcripts/errors/first-error-ends-the-run.txt"]
  }()
}
