import Wordings

/// Why a session cannot be recorded, as a fact.
enum RecordingError: Error, Hashable {
  /// There is something at the path already.
  case exists(String)
  /// The path cannot be written.
  case notWritable(String)
  /// The preferences at the path cannot be read.
  case notReadable(String)

  /// The line for standard error, without `Error: `.
  var sentence: Wording {
    switch self {
    case .exists(let path):
      Wording(
        "\(path) exists already, and a recording never overwrites. Try another.",
        german: "\(path) gibt es schon, und eine Aufnahme überschreibt nie."
          + " Versuchen Sie einen anderen Namen."
      )
    case .notWritable(let path):
      Wording(
        "\(path) cannot be written. Try --record session.txt.",
        german: "\(path) kann nicht geschrieben werden. Versuchen Sie --record session.txt."
      )
    case .notReadable(let path):
      Wording(
        "\(path) cannot be read. Try notification-settings --help.",
        german: "\(path) kann nicht gelesen werden. Versuchen Sie notification-settings --help."
      )
    }
  }
}
