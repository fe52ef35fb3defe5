/// What the first two columns of a line say it is.
enum LineMark: Hashable {
  case enter
  case keys
  case world
  case prose
  case blank
  case line
  case error
  case announcement

  /// Nil for an unknown mark.
  init?(_ line: String) {
    guard let mark = unsafe line.withBytes({ unsafe Self(bytes: $0) }) else { return nil }
    self = mark
  }

  /// The mark of a line's bytes; nil for an unknown one.
  init?(bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = unsafe bytes.first else {
      self = .blank
      return
    }
    guard unsafe bytes.count == 1 || bytes[1] == UInt8(ascii: " ") else { return nil }
    switch first {
    case UInt8(ascii: ">"): self = .enter
    case UInt8(ascii: "#"): self = .prose
    case UInt8(ascii: "~"): self = .keys
    case UInt8(ascii: "@"): self = .world
    case UInt8(ascii: "!"): self = .error
    case UInt8(ascii: "*"): self = .announcement
    case UInt8(ascii: " "): self = .line
    default: return nil
    }
  }

  /// Whether a run of the program wrote it, not a person.
  var isRecorded: Bool {
    switch self {
    case .line, .error, .announcement: true
    case .enter, .keys, .world, .prose, .blank: false
    }
  }

  /// What stands after the first two columns.
  static func text(of line: String) -> String {
    unsafe line.withBytes { unsafe String(decoding: $0.dropFirst(2), as: UTF8.self) }
  }
}
