import Foundation

/// A folder that lives as long as this value.
struct Scratch: ~Copyable {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/settings-storage-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names in the folder, sorted.
  var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  func write(_ text: String, to name: String = "p.json") {
    write(Array(text.utf8), to: name)
  }

  func write(_ bytes: [UInt8], to name: String = "p.json") {
    _ = FileManager.default.createFile(atPath: path + "/" + name, contents: Data(bytes))
  }

  func bytes(of name: String = "p.json") -> [UInt8]? {
    FileManager.default.contents(atPath: path + "/" + name).map(Array.init)
  }

  func text(of name: String = "p.json") -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  func mode(of name: String = "p.json") -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
