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
    var columns = line.utf8.makeIterator()
    guard let first = columns.next() else {
      self = .blank
      return
    }
    guard (columns.next() ?? UInt8(ascii: " ")) == UInt8(ascii: " ") else { return nil }
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
    String(Substring(line.utf8.dropFirst(2)))
  }
}
