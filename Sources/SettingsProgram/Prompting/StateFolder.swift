#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where the program keeps what outlives it: `$XDG_STATE_HOME/notification-settings`.
struct StateFolder {
  /// Without a trailing slash; nil when neither variable names a folder.
  let path: String?

  /// A relative `XDG_STATE_HOME` is ignored, as the specification asks, and so is a relative `HOME`.
  init(_ environment: [String: String]) {
    let name = "notification-settings"
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      path = "\(state)/\(name)"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      path = "\(home)/.local/state/\(name)"
    } else {
      path = nil
    }
  }

  /// The file of typed lines; nil when there is no folder for it.
  var history: String? { path.map { "\($0)/history" } }

  /// The list of transcripts that failed last time, for `--retest`; nil when it cannot be kept.
  var failedTranscripts: String? {
    make()
    guard let path, unsafe access(path, W_OK) == 0 else { return nil }
    return "\(path)/failed-transcripts"
  }

  /// Makes the folder and those it is in where they are missing, for their owner alone.
  func make() {
    guard let path else { return }
    var folder = ""
    for name in path.split(separator: "/") {
      folder += "/\(name)"
      // One that exists, or cannot be made, shows when a file in it is opened.
      _ = unsafe mkdir(folder, 0o700)
    }
  }
}
