#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where the program that runs is.
package enum ExecutablePath {
  /// Its path, with links resolved where the system tells.
  package static var current: String {
    #if os(Linux)
    let name = "/proc/self/exe"
    #else
    let name = CommandLine.arguments.first ?? ""
    #endif
    guard let path = unsafe realpath(name, nil) else { return CommandLine.arguments.first ?? name }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }
}
