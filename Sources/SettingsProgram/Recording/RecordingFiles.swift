import Files
import Transcripts

/// The files of `--record FILE`: the transcript, and a copy of the preferences as they were.
///
/// Nothing stands on the disk before the session has ended, so a session that is killed is in no
/// other one's way.
struct RecordingFiles {
  /// The transcript's path.
  let path: String
  /// Nil on example data.
  let preferences: RecordedPreferences?

  /// Looks whether the transcript can be made, and keeps what the preferences hold.
  init(_ path: String, preferences: String?) throws(RecordingError) {
    self.path = path
    guard !FileSystem.exists(FilePath(path)) else {
      throw .exists(path, instead: Self.free(like: path))
    }
    guard FileSystem.takesFiles(FilePath(path).folder) else {
      throw .notWritable(path, instead: Self.free())
    }
    guard let preferences else {
      self.preferences = nil
      return
    }
    let folder = FilePath(path).folder
    self.preferences = RecordedPreferences(
      name: Self.freeName(of: preferences, beside: path),
      bytes: try Self.read(preferences),
      mode: FileSystem.mode(of: FilePath(preferences)) ?? 0o600,
      folder: folder
    )
  }

  /// Makes both files; nothing is left when that fails.
  func write(_ lines: [String]) throws(TranscriptFileError) {
    try preferences?.write()
    do throws(TranscriptFileError) {
      try TranscriptFiles.create(TranscriptDocument.bytes(of: lines), at: path)
    } catch {
      preferences?.remove()
      throw error
    }
  }

  private static func read(_ path: String) throws(RecordingError) -> [UInt8]? {
    do throws(SystemFailure) {
      return try FileSystem.read(FilePath(path))
    } catch {
      throw .notReadable(path)
    }
  }

  /// `session-p.json` for `session.txt` and `p.json`, or the next that is free.
  private static func freeName(of preferences: String, beside path: String) -> String {
    var stem = path.dropLast(path.hasSuffix(".txt") ? 4 : 0)
    if stem.isEmpty || stem.hasSuffix("/") { stem = path[...] }
    return FilePath(free(like: "\(stem)-\(FilePath(preferences).name)")).name
  }

  /// A path like `path` where there is nothing: `session-2.txt`, or `session.txt` itself.
  private static func free(like path: String = "session.txt") -> String {
    let end = path.lastIndex { $0 == "." || $0 == "/" }
    let stem = path[..<(end.flatMap { path[$0] == "." ? $0 : nil } ?? path.endIndex)]
    let names = (1...1000).lazy.map { $0 == 1 ? path : "\(stem)-\($0)\(path[stem.endIndex...])" }
    return names.first { !FileSystem.exists(FilePath($0)) } ?? path
  }
}
