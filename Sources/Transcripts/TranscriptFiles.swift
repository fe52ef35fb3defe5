import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Files on disk: read whole and bounded, listed in order, written at once or not at all.
package enum TranscriptFiles {
  /// The most bytes a file of transcripts may have.
  package static let mostBytes = 1_048_576

  /// The whole file; throws when it is missing, no plain file, too large, or cannot be read.
  package static func read(_ path: String) throws(TranscriptFileError) -> [UInt8] {
    do throws(SystemFailure) {
      if let bytes = try FileSystem.read(FilePath(path), limit: mostBytes) { return bytes }
    } catch {
      throw wrong(path, .init(error, of: "read"))
    }
    throw wrong(path, .missing)
  }

  /// Whether a path is a folder; false also when there is nothing.
  package static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return unsafe stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool {
    unsafe access(path, F_OK) == 0
  }

  /// All files below a folder whose names end in `.txt`, sorted by their bytes.
  ///
  /// Hidden names are left out; a link to a folder is not followed.
  package static func transcripts(below folder: String) throws(TranscriptFileError) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      for name in try names(in: next) where !name.text.hasPrefix(".") {
        let path = next.hasSuffix("/") ? next + name.text : next + "/" + name.text
        let isTranscript = name.text.hasSuffix(".txt")
        guard name.isText else {
          // Nothing passes by having a name that cannot be said.
          if isTranscript || isFolder(FilePath(next).appending(name)) {
            throw wrong(path, .nameIsNotUTF8)
          }
          continue
        }
        var info = stat()
        guard unsafe lstat(path, &info) == 0 else {
          if errno == ENOENT { continue }
          throw wrong(path, .system(operation: "read", code: errno))
        }
        if info.st_mode & S_IFMT == S_IFDIR {
          folders.append(path)
        } else if isTranscript, !isFolder(path) {
          found.append(path)
        }
      }
    }
    return found.sortedByBytes()
  }

  /// Writes a file at once or not at all; an existing file's mode and a link to it are kept.
  ///
  /// `expected`: what the file must still hold, or it is not written; nil for anything.
  package static func write(
    _ bytes: [UInt8],
    to path: String,
    expecting expected: [UInt8]? = nil
  ) throws(TranscriptFileError) {
    let ending: FileUpdate.Ending?
    do throws(SystemFailure) {
      ending = try replace(FilePath(path), with: bytes, expecting: expected)
    } catch {
      throw wrong(path, .init(error, of: "written"))
    }
    guard let ending else { throw wrong(path, .changedMeanwhile) }
    try confirm(ending, path)
  }

  /// Makes a file at once or not at all; throws when anything is there already.
  ///
  /// `mode` is the file's, less the process's mask.
  package static func create(
    _ bytes: [UInt8],
    at path: String,
    mode: Int = 0o666
  ) throws(TranscriptFileError) {
    let ending: FileUpdate.Ending
    do throws(SystemFailure) {
      ending = try FileUpdate(of: FilePath(path), needsLock: false).create(bytes, mode: mode)
    } catch {
      throw wrong(path, .init(error, of: "written"))
    }
    try confirm(ending, path)
  }

  private static func confirm(
    _ ending: FileUpdate.Ending,
    _ path: String
  ) throws(TranscriptFileError) {
    guard case .unconfirmed(let failure) = ending else { return }
    throw wrong(path, .init(failure, of: "confirmed by the disk"))
  }

  /// Nil when the file does not hold `expected`, and was left as it is.
  private static func replace(
    _ path: FilePath,
    with bytes: [UInt8],
    expecting expected: [UInt8]?
  ) throws(SystemFailure) -> FileUpdate.Ending? {
    let update = try FileUpdate(of: path, needsLock: false)
    if let expected, try update.contents(limit: mostBytes) != expected { return nil }
    return try update.replace(with: bytes)
  }

  /// Removes a file; nothing happens when there is none.
  package static func remove(_ path: String) {
    _ = unsafe unlink(path)
  }

  private static func wrong(
    _ path: String,
    _ fact: TranscriptFileError.Fact
  ) -> TranscriptFileError {
    TranscriptFileError(path: path, line: nil, fact: fact)
  }

  private static func isFolder(_ path: FilePath) -> Bool {
    (try? FileSystem.names(in: path)) != nil
  }

  private static func names(in folder: String) throws(TranscriptFileError) -> [FilePath] {
    do throws(SystemFailure) {
      return try FileSystem.names(in: FilePath(folder))
    } catch {
      throw wrong(folder, .init(error, of: "read"))
    }
  }
}

extension TranscriptFileError.Fact {
  /// What the system refused, as a fact of a file; `operation` is what could not be done.
  init(_ failure: SystemFailure, of operation: String) {
    switch failure {
    case .code(let code): self = .system(operation: operation, code: code)
    case .isFolder, .isNoFile: self = .notAFile
    case .isReadOnly: self = .system(operation: operation, code: EACCES)
    case .isTooLarge(let bytes, limit: _): self = .tooLarge(bytes: bytes)
    case .isLocked(let holder): self = .locked(by: holder)
    case .cannotBeLocked(let code): self = .system(operation: "locked", code: code)
    }
  }
}
