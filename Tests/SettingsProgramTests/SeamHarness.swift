import SettingsProgram
import Testing
import Transcripts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Replays files against the executable that was built beside the tests.
enum SeamHarness {
  /// Its path.
  static var executable: String {
    get throws {
      let folder = ExecutablePath.current.split(separator: "/").dropLast()
      let path = "/" + (folder + ["notification-settings"]).joined(separator: "/")
      try #require(FileManager.default.isExecutableFile(atPath: path), "\(path)")
      return path
    }
  }

  /// The results of a file.
  static func replay(
    _ path: String,
    medium: SeamMedium,
    executable other: String? = nil,
    patience: Duration = .seconds(60)
  ) throws -> [TranscriptResult] {
    let executable = try other ?? self.executable
    let document = try TranscriptDocument(path: path)
    let seam: TranscriptSeam = medium == .pipe ? .pipe : .terminal
    return document.transcripts.map { transcript in
      TranscriptReplay(transcript, in: document, seam: seam).outcome {
        ExecutableSubject(
          path: path,
          medium: medium,
          executable: executable,
          patience: patience
        )
      }.result
    }
  }
}
