/// Makes lines of bytes that come in pieces of any size.
///
/// A line ends with a line feed, before which a carriage return is dropped; bytes that are no UTF-8
/// become U+FFFD, and a mark of the byte order at the start is dropped.
struct LineSplitter {
  private var bytes: [UInt8] = []
  /// Bytes before this index have been taken.
  private var next = 0
  /// Bytes before this index hold no line feed that has not been taken.
  private var searched = 0
  private var isFirst = true

  /// Adds what was read.
  mutating func append(_ new: some Sequence<UInt8>) {
    if next > 0 {
      bytes.removeFirst(next)
      searched -= next
      next = 0
    }
    bytes += new
  }

  /// The next whole line; nil when more must be read first.
  mutating func takeLine() -> String? {
    guard let end = bytes[searched...].firstIndex(of: 0x0A) else {
      searched = bytes.count
      return nil
    }
    return take(through: end)
  }

  /// At the end of input: the last line, if something is left.
  mutating func takeRest() -> String? {
    next < bytes.count ? take(through: bytes.count) : nil
  }

  private mutating func take(through end: Int) -> String {
    var line = bytes[next..<end]
    next = min(end + 1, bytes.count)
    searched = next
    if line.last == 0x0D { line.removeLast() }
    if isFirst && line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirst = false
    return String(decoding: line, as: UTF8.self)
  }
}
