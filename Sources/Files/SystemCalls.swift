#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The system's calls by which a file is replaced; a test hands in others that fail.
///
/// Each works as the system's does: less than 0 for a failure, whose number is in `errno`.
package struct SystemCalls: Sendable {
  /// Writes bytes to a descriptor, maybe not all of them: how many.
  package var write: @Sendable (_ bytes: ArraySlice<UInt8>, _ descriptor: Int32) -> Int = {
    bytes,
    descriptor in
    unsafe bytes.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
  }
  /// Waits until the disk holds a file's bytes, or a folder's names.
  package var synchronize: @Sendable (_ descriptor: Int32) -> Int32 = { fsync($0) }
  /// Puts a file in another's place.
  package var rename: @Sendable (_ old: FilePath, _ new: FilePath) -> Int32 = {
    unsafe systemRename($0.characters, $1.characters)
  }
  /// Locks a folder, or fails at once when somebody else has it locked.
  package var lock: @Sendable (_ descriptor: Int32) -> Int32 = { flock($0, LOCK_EX | LOCK_NB) }

  /// The system's own.
  package static let real = SystemCalls()

  package init() {}

  /// The result of `call`, made again as long as a signal interrupts it.
  static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

@unsafe
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, bytes, count)
}

@unsafe
private func systemRename(_ old: UnsafePointer<CChar>, _ new: UnsafePointer<CChar>) -> Int32 {
  unsafe rename(old, new)
}
