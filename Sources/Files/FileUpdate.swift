#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One change of a file, from reading what it holds to its new content; others wait meanwhile.
///
///     let update = try FileUpdate(of: path)
///     let old = try update.contents()
///     let ending = try update.replace(with: bytes)
///
/// The new content appears all at once or not at all, killed or not. Symbolic links stay links,
/// modes and owners stay as they are. What was left in the folder by a killed writer goes away.
package struct FileUpdate: ~Copyable {
  /// How far a new content came.
  package enum Ending: Hashable, Sendable {
    /// The disk holds it.
    case onDisk
    /// It stands under the file's name, but the disk did not confirm it.
    case unconfirmed(SystemFailure)
  }

  /// What symbolic links lead to.
  private let target: FilePath
  /// Nil where there are no locks and none is needed.
  private let lock: FolderLock?
  private let calls: SystemCalls

  /// Locks the folder of the file at `path`, which need not exist; `wait` bounds that.
  ///
  /// Where the file system has no locks the update is refused, or unlocked if `needsLock` is false.
  package init(
    of path: FilePath,
    needsLock: Bool = true,
    wait: LockWait = LockWait(),
    calls: SystemCalls = .real
  ) throws(SystemFailure) {
    let target = try FileSystem.resolvedTarget(of: path)
    lock = try Self.lock(target.folder, needsLock: needsLock, wait, calls)
    self.target = target
    self.calls = calls
  }

  /// Nil where there are no locks and none is needed.
  private static func lock(
    _ folder: FilePath,
    needsLock: Bool,
    _ wait: LockWait,
    _ calls: SystemCalls
  ) throws(SystemFailure) -> FolderLock? {
    do throws(SystemFailure) {
      let lock = try FolderLock(folder, wait: wait, calls: calls)
      removeLeftovers(in: folder)
      return lock
    } catch {
      guard !needsLock, case .cannotBeLocked = error else { throw error }
      return nil
    }
  }

  /// What the file holds, refused as by ``FileSystem/read(_:limit:)``; nil when there is none.
  package func contents(
    limit: Int = 64 * FileSystem.bytesOfMegabyte
  ) throws(SystemFailure) -> [UInt8]? {
    try FileSystem.read(target, limit: limit)
  }

  /// Puts `bytes` in place of what the file holds, on the disk too; throws when the old content
  /// still stands.
  ///
  /// `mode` counts for a file that is not there yet, less the process's mask.
  package func replace(
    with bytes: [UInt8],
    mode: Int = 0o666
  ) throws(SystemFailure) -> Ending {
    let old = try FileSystem.status(of: target)
    if let old {
      try FileSystem.requireOrdinaryFile(old)
      guard unsafe access(target.characters, W_OK) == 0 else {
        throw errno == EACCES ? .isReadOnly : .last
      }
    }
    return try write(bytes, mode: old == nil ? mode : 0o600) { file throws(SystemFailure) in
      if let old { try file.copyOwnerAndMode(of: old) }
    } place: { file throws(SystemFailure) in
      guard SystemCalls.retrying({ calls.rename(file, target) }) == 0 else { throw .last }
    }
  }

  /// Makes a file with these bytes, on the disk too; throws `.code(EEXIST)` when anything is there.
  ///
  /// `mode` is the file's, less the process's mask.
  package func create(_ bytes: [UInt8], mode: Int = 0o666) throws(SystemFailure) -> Ending {
    try write(bytes, mode: mode) { _ throws(SystemFailure) in
    } place: { file throws(SystemFailure) in
      // Unlike a rename, a second name never takes another file's place.
      let (old, new) = (file.characters, target.characters)
      guard SystemCalls.retrying({ unsafe link(old, new) }) != 0 else {
        return FileSystem.remove(file)
      }
      // Some file systems have no second names.
      guard errno != EEXIST, !FileSystem.exists(target) else { throw .code(EEXIST) }
      guard SystemCalls.retrying({ calls.rename(file, target) }) == 0 else { throw .last }
    }
  }

  /// Writes a file beside the target and puts it in its place.
  private func write(
    _ bytes: [UInt8],
    mode: Int,
    prepare: (borrowing OpenFile) throws(SystemFailure) -> Void,
    place: (FilePath) throws(SystemFailure) -> Void
  ) throws(SystemFailure) -> Ending {
    let file = try createTemporaryFile(mode: mode_t(mode))
    do throws(SystemFailure) {
      try file.append(bytes)
      try prepare(file)
      try file.synchronize()
      try place(file.path)
    } catch {
      FileSystem.remove(file.path)
      throw error
    }
    do throws(SystemFailure) {
      try lock?.synchronize()
      return .onDisk
    } catch {
      return .unconfirmed(error)
    }
  }

  /// Puts `bytes` behind what the file holds, on a line of their own.
  ///
  /// A writer that is killed on the way may leave a part of them. A symbolic link is refused.
  /// `mode` is the file's from then on. The disk is not waited for.
  package func append(_ bytes: [UInt8], mode: Int) throws(SystemFailure) {
    let flags = O_RDWR | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    let file = try OpenFile(target, flags, mode: mode_t(mode), calls: calls)
    try FileSystem.requireOrdinaryFile(try file.status())
    try file.setMode(mode_t(mode))
    let newline = UInt8(ascii: "\n")
    let last = try file.lastByte()
    try file.append(last == nil || last == newline ? bytes : [newline] + bytes)
  }

  private static let prefix = Array(".notification-settings-".utf8)
  private static let suffix = Array(".tmp".utf8)

  /// Takes away what killed processes have left; whoever writes in the folder has it locked.
  private static func removeLeftovers(in folder: FilePath) {
    let names = try? FileSystem.names(in: folder, startingWith: prefix)
    for name in names ?? [] where name.bytes.suffix(suffix.count) == suffix[...] {
      FileSystem.remove(folder.appending(name))
    }
  }

  /// The names are tried in turn: one may be left over from a process that was killed.
  private func createTemporaryFile(mode: mode_t) throws(SystemFailure) -> OpenFile {
    for attempt in 0..<1000 {
      let middle = Array("\(getpid())-\(attempt)".utf8)
      let name = FilePath(bytes: Self.prefix + middle + Self.suffix)
      do throws(SystemFailure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        return try OpenFile(target.folder.appending(name), flags, mode: mode, calls: calls)
      } catch {
        guard error == .code(EEXIST) else { throw error }
      }
    }
    throw .code(EEXIST)
  }
}
