package import Wordings

#if canImport(Darwin)
import Darwin
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
  /// How many bytes there are at least, and how many are read at most.
  case isTooLarge(bytes: Int, limit: Int)
  /// Another program has the folder locked; nil where the system does not tell which.
  case isLocked(by: LockHolder?)
  /// The folder cannot be locked, for this `errno`.
  case cannotBeLocked(Int32)

  /// The failure of the call that was just made.
  package static var last: SystemFailure { .code(errno) }

  /// Whether the file system has no locks, as opposed to permissions that don't allow one.
  package var isLackOfLocks: Bool {
    if case .cannotBeLocked(let code) = self { code != EACCES } else { false }
  }

  /// The failure as a sentence a person can act on.
  package var sentence: Wording {
    switch self {
    case .isFolder: Wording("It is a folder.", german: "Das ist ein Ordner.")
    case .isNoFile:
      Wording("It is not an ordinary file.", german: "Das ist keine gewöhnliche Datei.")
    case .isReadOnly: Wording("It is read-only.", german: "Sie ist schreibgeschützt.")
    case .isTooLarge(_, let limit):
      Wording(
        "It is larger than \(limit / FileSystem.bytesOfMegabyte) megabytes.",
        german: "Sie ist größer als \(limit / FileSystem.bytesOfMegabyte) Megabyte."
      )
    case .isLocked(let holder):
      Wording(
        "It is locked by \(holder.said.english).",
        german: "Sie ist gesperrt von \(holder.said.german)."
      )
    case .cannotBeLocked(EACCES): Self.sentence(EACCES)
    case .cannotBeLocked:
      Wording("It cannot be locked here.", german: "Sie lässt sich hier nicht sperren.")
    case .code(let code): Self.sentence(code)
    }
  }

  private static func sentence(_ code: Int32) -> Wording {
    switch code {
    case ENOSPC: Wording("The disk is full.", german: "Der Datenträger ist voll.")
    case EDQUOT:
      Wording("Your share of the disk is full.", german: "Ihr Anteil am Datenträger ist voll.")
    case EFBIG:
      Wording(
        "It would be larger than the system allows.",
        german: "Sie würde größer, als das System erlaubt."
      )
    case EACCES, EPERM:
      Wording(
        "The permissions of the file or its folder do not allow it.",
        german: "Die Rechte der Datei oder ihres Ordners erlauben es nicht."
      )
    case EROFS: Wording("The disk is read-only.", german: "Der Datenträger ist schreibgeschützt.")
    case ENOENT: Wording("Its folder does not exist.", german: "Ihren Ordner gibt es nicht.")
    case ENOTDIR:
      Wording(
        "What should be its folder is a file.",
        german: "Was ihr Ordner sein sollte, ist eine Datei."
      )
    case EISDIR: Wording("It is a folder.", german: "Das ist ein Ordner.")
    case ELOOP:
      Wording(
        "Its symbolic links lead in a circle.",
        german: "Ihre symbolischen Links führen im Kreis."
      )
    case ENAMETOOLONG: Wording("Its name is too long.", german: "Ihr Name ist zu lang.")
    case EMFILE, ENFILE:
      Wording("Too many files are open.", german: "Zu viele Dateien sind geöffnet.")
    case EIO:
      Wording("The disk reported a fault.", german: "Der Datenträger hat einen Fehler gemeldet.")
    default:
      Wording(
        "The system says: \(description(of: code)).",
        german: "Das System meldet: \(description(of: code))."
      )
    }
  }

  /// The system's words for an `errno`.
  package static func description(of code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
