import Files
import Transcripts

/// The files of `--record FILE`: the transcript, and a copy of the preferences as they were.
struct RecordingFiles {
  /// The transcript's path.
  let path: String
  /// How the transcript names the copy of the preferences; nil on example data.
  let preferences: String?

  /// Reserves the transcript and copies the preferences; nothing is left when that fails.
  init(_ path: String, preferences: String?) throws(RecordingError) {
    self.path = path
    try NewFile.create(path, [])
    guard let preferences else {
      self.preferences = nil
      return
    }
    let name = Self.name(of: preferences, beside: path)
    self.preferences = name
    do throws(RecordingError) {
      // Files that are not there at the start are not there in a replay.
      if let bytes = try Self.read(preferences) {
        try NewFile.create(Self.folder(of: path) + name, bytes)
      }
    } catch {
      TranscriptFiles.remove(path)
      guard case .exists(let copy, _) = error else { throw error }
      let other = NewFile.free(like: path) { path in
        !NewFile.exists(Self.folder(of: path) + Self.name(of: preferences, beside: path))
      }
      throw .exists(copy, instead: other)
    }
  }

  /// Takes them away again, before anything was recorded.
  func remove() {
    TranscriptFiles.remove(path)
    if let preferences { TranscriptFiles.remove(Self.folder(of: path) + preferences) }
  }

  private static func read(_ path: String) throws(RecordingError) -> [UInt8]? {
    do throws(SystemFailure) {
      return try FileSystem.read(FilePath(path))
    } catch {
      throw .notReadable(path)
    }
  }

  /// `session-p.json` for `session.txt` and `p.json`.
  private static func name(of preferences: String, beside path: String) -> String {
    var stem = path.dropFirst(folder(of: path).count)
    if stem.hasSuffix(".txt") { stem = stem.dropLast(4) }
    return "\(stem)-\(preferences.dropFirst(folder(of: preferences).count))"
  }

  /// With its slash; empty for a bare name.
  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)])
  }
}
