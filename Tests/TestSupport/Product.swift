#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The built executable.
package enum Product {
  /// Beside the test bundle, or beside what the bundle is in.
  package static let path: String = {
    var folder = bundle
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let candidate = "\(folder)/notification-settings"
      if unsafe access(candidate, X_OK) == 0 { return candidate }
    }
    return "notification-settings"
  }()

  /// What a run needs of the environment, in a home that is not the tester's.
  package static func environment(
    home: String = "/nonexistent",
    _ changes: [String: String?] = [:]
  ) -> [String: String] {
    var environment = ["HOME": home, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin"]
    for (name, value) in changes { environment[name] = value }
    return environment
  }

  /// The program that runs the tests, or on macOS the bundle that it has loaded.
  private static var bundle: String {
    #if canImport(Darwin)
    var info = Dl_info()
    guard unsafe dladdr(#dsohandle, &info) != 0, let name = unsafe info.dli_fname else { return "" }
    return unsafe String(cString: name)
    #else
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return "" }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
    #endif
  }
}
