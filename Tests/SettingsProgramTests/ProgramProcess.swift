import Foundation

/// The executable run to its end on lines from a pipe.
struct ProgramProcess {
  let output: String
  let error: String
  let exitCode: Int

  /// Runs it in a folder; each line is typed once the program has said what it comes after.
  init(
    _ arguments: [String],
    in folder: URL,
    environment: [String: String] = [:],
    typing lines: [(after: String, line: String)]
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
    var said = Data()
    for (text, line) in lines {
      // An end without it shows in what was said; a program that hangs, by the suite's time limit.
      while said.range(of: Data(text.utf8)) == nil, !text.isEmpty {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += more
      }
      // A program that refused its options reads nothing.
      try? input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    }
    try? input.fileHandleForWriting.close()
    said += output.fileHandleForReading.readDataToEndOfFile()
    self.output = String(decoding: said, as: UTF8.self)
    self.error = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = Int(process.terminationStatus)
  }
}
