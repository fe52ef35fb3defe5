import Files
import Transcripts

/// The preferences as they were when a recorded session began, for the file beside its transcript.
struct RecordedPreferences {
  /// How the transcript names the copy, which is beside it.
  let name: String
  /// Nil when there was no file; then there is none in a replay either.
  let bytes: [UInt8]?
  /// The permissions that the copy gets.
  let mode: Int
  /// The transcript's folder.
  let folder: FilePath

  /// Makes the copy.
  func write() throws(TranscriptFileError) {
    guard let bytes else { return }
    try TranscriptFiles.create(bytes, at: path.text, mode: mode)
  }

  /// Removes a copy that was made.
  func remove() {
    if bytes != nil { FileSystem.remove(path) }
  }

  private var path: FilePath {
    folder == FilePath(".") ? FilePath(name) : folder.appending(FilePath(name))
  }
}
