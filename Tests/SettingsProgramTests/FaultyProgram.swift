import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A program that is the real one with a fault, as a shell script.
struct FaultyProgram: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// `$program` is the real executable.
  let script: String
  /// What the replay says of it.
  let sentence: String
  var patience = Duration.seconds(60)
  var needsPipe = false

  static let all = [
    FaultyProgram(
      testDescription: "one more line at the start",
      script: "echo One more; exec \"$program\" \"$@\"",
      sentence: "heard \"One more\""
    ),
    FaultyProgram(
      testDescription: "one more line at the end",
      script: "\"$program\" \"$@\"; code=$?; echo One more; exit $code",
      sentence: "heard \"One more\""
    ),
    FaultyProgram(
      testDescription: "another word than it reports",
      script: "\"$program\" \"$@\" | sed -u s/toggle/toggel/",
      sentence: "toggel",
      needsPipe: true
    ),
    FaultyProgram(
      testDescription: "nothing of what it reports",
      script: "exec \"$program\" \"$@\" > /dev/null",
      sentence: "heard nothing",
      needsPipe: true
    ),
    FaultyProgram(
      testDescription: "something on standard error",
      script: "echo Oops >&2; exec \"$program\" \"$@\"",
      sentence: "The program wrote to standard error: Oops"
    ),
    FaultyProgram(
      testDescription: "another exit code",
      script: "\"$program\" \"$@\"; exit 3",
      sentence: "expected exit code 0, got 3"
    ),
    FaultyProgram(
      testDescription: "it hangs",
      script: "exec sleep 1000",
      sentence: "The program did not answer within 0.3 seconds.",
      patience: .milliseconds(300)
    ),
    FaultyProgram(
      testDescription: "it dies",
      script: "kill -SEGV $$",
      sentence: "The program was ended by signal 11."
    ),
    FaultyProgram(
      testDescription: "it leaves at once",
      script: "exit 0",
      sentence: "The program has left."
    ),
  ]

  /// Writes the script as a file of its own.
  func write() throws -> Written {
    let path = FileManager.default.temporaryDirectory.path() + "/faulty-\(UUID().uuidString)"
    let program = try SeamHarness.executable
    let text = "#!/bin/sh\nprogram='\(program)'\n\(script)\n"
    let isWritten = FileManager.default.createFile(
      atPath: path,
      contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o755]
    )
    try #require(isWritten)
    return Written(path: path)
  }

  /// The file.
  struct Written {
    let path: String

    func remove() {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
