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

/// Random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to `bound` less 1.
  mutating func next(_ bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }
}
