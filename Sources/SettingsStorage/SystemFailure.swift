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
  /// More bytes than are read; `limit` in megabytes.
  case isTooLarge(limit: Int)

  /// The failure of the call that was just made.
  static var last: SystemFailure { .code(errno) }

  /// The failure as a sentence a person can act on.
  package var sentence: Wording {
    switch self {
    case .isFolder: Wording("It is a folder.", german: "Das ist ein Ordner.")
    case .isNoFile:
      Wording("It is not an ordinary file.", german: "Das ist keine gewöhnliche Datei.")
    case .isReadOnly: Wording("It is read-only.", german: "Sie ist schreibgeschützt.")
    case .isTooLarge(let limit):
      Wording(
        "It is larger than \(limit) megabytes.",
        german: "Sie ist größer als \(limit) Megabyte."
      )
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
    default: Wording("The system gave no reason.", german: "Das System hat keinen Grund genannt.")
    }
  }
}
