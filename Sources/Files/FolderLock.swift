import Locking

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keeps other sessions of this program from writing in a folder, as long as this value lives.
///
/// A file is replaced at each save, so what is locked is the folder that the file is in.
struct FolderLock: ~Copyable {
  private let folder: OpenFile

  /// Waits for another writer to end, on the thread that writes; a write lasts milliseconds.
  ///
  /// `wait` bounds it, and is told meanwhile who is waited for. Throws `.isLocked` when the wait
  /// is over, `.cannotBeLocked` where the file system has no locks or the folder may not be read.
  init(_ path: FilePath, wait: LockWait, calls: SystemCalls) throws(SystemFailure) {
    let folder = try Self.open(path, calls)
    try Self.lock(folder.descriptor, of: path, wait, calls)
    self.folder = folder
  }

  private static func open(
    _ path: FilePath,
    _ calls: SystemCalls
  ) throws(SystemFailure) -> OpenFile {
    do throws(SystemFailure) {
      return try OpenFile(path, O_RDONLY | O_DIRECTORY, calls: calls)
    } catch {
      throw error == .code(EACCES) ? .cannotBeLocked(EACCES) : error
    }
  }

  private static func lock(
    _ descriptor: Int32,
    of path: FilePath,
    _ wait: LockWait,
    _ calls: SystemCalls
  ) throws(SystemFailure) {
    wait.begin()
    defer { wait.end() }
    while SystemCalls.retrying({ calls.lock(descriptor) }) != 0 {
      guard errno == EWOULDBLOCK else { throw .cannotBeLocked(errno) }
      guard wait.goesOn(for: { LockHolder(of: path) }) else {
        throw .isLocked(by: LockHolder(of: path))
      }
    }
  }

  /// Waits until the disk holds the folder's names, where its file system can.
  func synchronize() throws(SystemFailure) {
    do throws(SystemFailure) {
      try folder.synchronize()
    } catch {
      guard error == .code(EINVAL) else { throw error }
    }
  }
}
