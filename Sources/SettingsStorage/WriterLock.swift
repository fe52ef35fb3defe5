#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Keeps other sessions of this program from writing the same file, as long as this value lives.
///
/// The file itself is replaced at each save, so what is locked is the folder it is in.
struct WriterLock: ~Copyable {
  /// -1 where the folder cannot be opened or locked: then the save tells what is wrong.
  private let descriptor: Int32
  /// Whether no other session writes in the folder meanwhile.
  let isHeld: Bool

  /// Waits for another writer to end, on the thread that saves; a save lasts milliseconds.
  init(folder: String) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      isHeld = false
      return
    }
    var result = flock(descriptor, LOCK_EX)
    while result != 0 && errno == EINTR { result = flock(descriptor, LOCK_EX) }
    isHeld = result == 0
  }

  deinit {
    // Closing it ends the lock.
    if descriptor >= 0 { close(descriptor) }
  }
}
