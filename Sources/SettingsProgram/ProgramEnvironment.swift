import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The process's environment, read without loading Foundation.
package enum ProgramEnvironment {
  package static var current: [String: String] {
    var result: [String: String] = [:]
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let bytes = unsafe FilePath(cString: text)
      let parts = bytes.text.split(separator: "=", maxSplits: 1).map(String.init)
      // A folder whose name is no text would be another one.
      if parts.count == 2, bytes.isText || !folders.contains(parts[0]) {
        result[parts[0]] = parts[1]
      }
      unsafe entry += 1
    }
    return result
  }

  /// The variables that name a folder in which something is kept.
  private static let folders: Set<String> = ["HOME", "XDG_STATE_HOME"]
}
