import Files
import Locking
import Transcripts

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The private folder of a transcript's run, made when a file is first needed.
///
/// A replay never writes to the files that a transcript names: they are copied here first.
final class TranscriptFolder: Sendable {
  private let source: String
  private let given: RecordedPreferences?
  private let folder = Locked<URL?>(nil)

  /// A folder for the transcript at `path`; what it names is beside it, or will be: `given`.
  init(besideFile path: String, given: RecordedPreferences? = nil) {
    self.given = given
    let end = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
    source = String(path[..<end])
  }

  deinit {
    guard let folder = folder.withLock({ $0 }) else { return }
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of the copy of `file`; a file that doesn't exist isn't there either.
  func copy(_ file: String) throws(TranscriptSubjectError) -> String {
    let original = file.hasPrefix("/") ? file : source + file
    do {
      let name = String(file.split(separator: "/").last ?? "file")
      let copy = try makeFolder().appending(component: name).path()
      let isGiven = file == given?.name
      guard let bytes = isGiven ? given?.bytes : try FileSystem.read(FilePath(original)) else {
        return copy
      }
      _ = try FileUpdate(of: FilePath(copy), needsLock: false).replace(with: bytes)
      return copy
    } catch {
      throw TranscriptSubjectError("\(file) could not be copied.")
    }
  }

  /// An empty folder for the program to be at home in.
  func home() throws(TranscriptSubjectError) -> String {
    do {
      let home = try makeFolder().appending(component: "home")
      try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
      return home.path()
    } catch {
      throw TranscriptSubjectError("A folder could not be made.")
    }
  }

  private func makeFolder() throws -> URL {
    try folder.withLock { folder in
      if let folder { return folder }
      let new = FileManager.default.temporaryDirectory
        .appending(component: "notification-settings-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: new, withIntermediateDirectories: false)
      folder = new
      return new
    }
  }
}
