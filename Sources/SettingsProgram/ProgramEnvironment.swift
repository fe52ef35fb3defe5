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
      let parts = unsafe String(cString: text).split(separator: "=", maxSplits: 1)
      if parts.count == 2 { result[String(parts[0])] = String(parts[1]) }
      unsafe entry += 1
    }
    return result
  }
}
