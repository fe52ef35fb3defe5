import Wordings

/// Why a session cannot be recorded, as a fact.
enum RecordingError: Error, Hashable {
  /// There is something at the path already; a path where there is nothing.
  case exists(String, instead: String)
  /// The path cannot be written; one beside where the program was started.
  case notWritable(String, instead: String)
  /// The preferences at the path cannot be read.
  case notReadable(String)

  /// The line for standard error, without `Error: `.
  var sentence: Wording {
    switch self {
    case .exists(let path, let other):
      Wording(
        "\(path) exists already, and a recording never overwrites. Try --record \(other).",
        german: "\(path) gibt es schon, und eine Aufnahme überschreibt nie."
          + " Versuchen Sie --record \(other)."
      )
    case .notWritable(let path, let other):
      Wording(
        "\(path) cannot be written. Try --record \(other).",
        german: "\(path) kann nicht geschrieben werden. Versuchen Sie --record \(other)."
      )
    case .notReadable(let path):
      Wording(
        "\(path) cannot be read. Try notification-settings --help.",
        german: "\(path) kann nicht gelesen werden. Versuchen Sie notification-settings --help."
      )
    }
  }
}
