#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A new content for a file that appears all at once or not at all.
///
///     var replacement = try FileReplacement(of: path)
///     try replacement.write(bytes)
///     try replacement.commit()
///
/// Until `commit()` the old content stands under the old name; a replacement that goes away
/// uncommitted takes its temporary file with it. Symbolic links stay links, modes stay as they are.
package struct FileReplacement: ~Copyable {
  private let target: String
  private let folder: String
  private let old: stat?
  /// Beside the file that symbolic links lead to.
  private let file: OpenFile
  private var isCommitted: Bool

  /// Creates the temporary file; a file that is not there yet will be readable as the mask says.
  package init(of path: String) throws(SystemFailure) {
    let target = try FileSystem.resolvedTarget(of: path)
    let folder = FileSystem.folder(of: target)
    let old = try FileSystem.status(of: target)
    if let old {
      try FileSystem.requireOrdinaryFile(old)
      guard unsafe access(target, W_OK) == 0 else {
        throw errno == EACCES ? .isReadOnly : .last
      }
    }
    file = try Self.createTemporaryFile(in: folder, mode: old == nil ? 0o666 : 0o600)
    self.target = target
    self.folder = folder
    isCommitted = false
    self.old = old
  }

  deinit {
    if !isCommitted { _ = unsafe unlink(file.path) }
  }

  /// Appends `bytes` to the new content.
  package func write(_ bytes: [UInt8]) throws(SystemFailure) {
    try file.append(bytes)
  }

  /// Puts the new content in the old one's place, on the disk too.
  package mutating func commit() throws(SystemFailure) {
    if let old { try file.copyOwnerAndMode(of: old) }
    try file.synchronize()
    guard unsafe rename(file.path, target) == 0 else { throw .last }
    isCommitted = true
    try FileSystem.synchronizeFolder(folder)
  }

  /// Takes away what processes that were killed while writing have left in `folder`.
  ///
  /// Only for who holds the ``WriterLock``: another session's file would be taken from it.
  static func removeLeftovers(in folder: String) {
    for name in FileSystem.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix)
    {
      _ = unsafe unlink("\(folder)/\(name)")
    }
  }

  private static let prefix = ".notification-settings-"
  private static let suffix = ".tmp"

  /// The names are tried in turn: one may be left over from a process that was killed.
  private static func createTemporaryFile(
    in folder: String,
    mode: mode_t
  ) throws(SystemFailure) -> OpenFile {
    let name = "\(folder)/\(prefix)\(getpid())"
    for attempt in 0..<1000 {
      let path = "\(name)-\(attempt)\(suffix)"
      do throws(SystemFailure) {
        return try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: mode)
      } catch {
        guard error == .code(EEXIST) else { throw error }
      }
    }
    throw .code(EEXIST)
  }
}
