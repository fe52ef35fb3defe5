package import Wordings

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A process that has a folder locked.
package struct LockHolder: Hashable, Sendable {
  /// The program's name, as the system knows it.
  package let name: String
  /// The process's number.
  package let process: Int32

  /// A process by its name and number.
  package init(name: String, process: Int32) {
    self.name = name
    self.process = process
  }

  /// Who has the folder at `path` locked; nil where the system does not tell.
  init?(of path: FilePath) {
    guard let status = try? FileSystem.status(of: path),
      let table = Self.text("/proc/locks")
    else { return nil }
    for line in table.split(separator: "\n") {
      // 1: FLOCK  ADVISORY  WRITE 708 08:01:131 0 EOF
      let words = line.split(separator: " ")
      guard words.count > 5, words[1] == "FLOCK", let process = Int32(words[4]), process > 0,
        words[5].split(separator: ":").last.flatMap({ UInt64($0) }) == UInt64(status.st_ino),
        let name = Self.text("/proc/\(process)/comm")
      else { continue }
      self.init(name: String(name.prefix { $0 != "\n" }), process: process)
      return
    }
    return nil
  }

  private static func text(_ path: String) -> String? {
    // Such files tell no size, so they are read to their end.
    guard let bytes = try? FileSystem.read(FilePath(path)) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LockHolder? {
  /// Who it is, in words: `rsync, process 4711`.
  package var said: Wording {
    guard let self else { return Wording("another program", german: "einem anderen Programm") }
    return Wording(
      "\(self.name), process \(self.process)",
      german: "\(self.name), Prozess \(self.process)"
    )
  }
}
