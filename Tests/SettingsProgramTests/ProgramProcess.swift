import Foundation

/// The executable run to its end on lines from a pipe.
struct ProgramProcess {
  let output: String
  let error: String
  let exitCode: Int

  /// Runs it in a folder; each line is typed after its pause.
  init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    typing lines: [(pause: Duration, line: String)]
  ) throws {
    let process = Process()
    let (input, output, error) = (Pipe(), Pipe(), Pipe())
    process.executableURL = URL(filePath: try SeamHarness.executable)
    process.arguments = arguments
    process.environment = environment.merging(["HOME": folder.path()]) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    try process.run()
    for (pause, line) in lines {
      Thread.sleep(forTimeInterval: pause / .seconds(1))
      // A program that refused its options reads nothing.
      try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }
    try? input.fileHandleForWriting.close()
    self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = Int(process.terminationStatus)
  }
}
