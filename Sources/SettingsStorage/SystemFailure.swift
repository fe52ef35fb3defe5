#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why the system did not let a file be read or written.
package enum SystemFailure: Error, Hashable, Sendable {
  /// The system's own code, an `errno`.
  case code(Int32)
  /// A folder stands where a file should.
  case isFolder
  /// A device, a pipe or a socket.
  case isNoFile
  /// The file's own mode forbids writing.
  case isReadOnly
  /// More bytes than are read; `limit` in megabytes.
  case isTooLarge(limit: Int)

  /// The failure of the call that was just made.
  static var last: SystemFailure { .code(errno) }

  /// The failure as a sentence a person can act on.
  package var sentence: String {
    switch self {
    case .isFolder: "It is a folder."
    case .isNoFile: "It is not an ordinary file."
    case .isReadOnly: "It is read-only."
    case .isTooLarge(let limit): "It is larger than \(limit) megabytes."
    case .code(let code): Self.sentence(code)
    }
  }

  private static func sentence(_ code: Int32) -> String {
    switch code {
    case ENOSPC: "The disk is full."
    case EDQUOT: "Your share of the disk is full."
    case EFBIG: "It would be larger than the system allows."
    case EACCES, EPERM: "The permissions of the file or its folder do not allow it."
    case EROFS: "The disk is read-only."
    case ENOENT: "Its folder does not exist."
    case ENOTDIR: "What should be its folder is a file."
    case EISDIR: "It is a folder."
    case ELOOP: "Its symbolic links lead in a circle."
    case ENAMETOOLONG: "Its name is too long."
    case EMFILE, ENFILE: "Too many files are open."
    case EIO: "The disk reported a fault."
    default: "The system gave no reason."
    }
  }
}
