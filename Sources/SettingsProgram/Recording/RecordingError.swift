/// Why a session cannot be recorded, as a fact.
enum RecordingError: Error, Hashable {
  /// There is something at the path already.
  case exists(String)
  /// The path cannot be written.
  case notWritable(String)
  /// The preferences at the path cannot be read.
  case notReadable(String)

  /// The line for standard error, without `Error: `.
  var sentence: String {
    switch self {
    case .exists(let path): "\(path) exists already, and a recording never overwrites. Try another."
    case .notWritable(let path): "\(path) cannot be written. Try --record session.txt."
    case .notReadable(let path): "\(path) cannot be read. Try notification-settings --help."
    }
  }
}
