#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps other sessions of this program from writing the same file, as long as this value lives.
///
/// The file itself is replaced at each save, so what is locked is the folder it is in.
struct WriterLock: ~Copyable {
  /// -1 where the folder cannot be opened or locked: then the save tells what is wrong.
  private let descriptor: Int32

  /// Waits for another writer, two seconds at most: nobody saves that long.
  init(folder: String) {
    descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<200 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && errno != EINTR {
        return
      }
      usleep(10_000)
    }
  }

  deinit {
    // Closing it ends the lock.
    if descriptor >= 0 { close(descriptor) }
  }
}
