#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Standard output or standard error, written whole and unbuffered.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of `text`; what a closed pipe or a full disk refuses is dropped.
  func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(rawValue, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
