import Files

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file with its transcripts: one in a text file, one for each fenced block of a Markdown file.
package struct TranscriptDocument: Hashable, Sendable {
  /// The path, as it was given.
  package let path: String
  /// All lines of the file, without their line feeds.
  package let lines: [String]
  /// In the order of the file; at least one.
  package let transcripts: [Transcript]

  /// Reads a file.
  package init(path: String) throws(TranscriptFileError) {
    try self.init(path: path, bytes: try TranscriptFiles.read(path))
  }

  /// Reads a file's bytes; a path that ends in `.md` is Markdown.
  package init(path: String, bytes: [UInt8]) throws(TranscriptFileError) {
    self.path = path
    lines = try Self.lines(of: bytes, path: path)
    transcripts =
      Self.isMarkdown(path)
      ? try MarkdownTranscripts.transcripts(in: lines, path: path)
      : [try TranscriptParser.parse(lines, path: path)]
  }

  /// Whether a path is taken for a Markdown file.
  package static func isMarkdown(_ path: String) -> Bool { path.hasSuffix(".md") }

  /// How a transcript of it is called: its path, in Markdown with the number of its first line.
  package func name(of transcript: Transcript) -> String {
    Self.isMarkdown(path) ? "\(path) line \(transcript.firstLine)" : path
  }

  /// All lines of the file with some transcripts' lines replaced; in the order of the file.
  package func lines(replacing changes: [(Transcript, [String])]) -> [String] {
    var result = lines
    for (transcript, other) in changes.reversed() {
      let start = transcript.firstLine - 1
      result.replaceSubrange(start..<(start + transcript.lines.count), with: other)
    }
    return result
  }

  /// The bytes of a file with these lines.
  package static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// The lines of a file's bytes; throws for what a file of transcripts may not hold.
  private static func lines(
    of bytes: [UInt8],
    path: String
  ) throws(TranscriptFileError) -> [String] {
    func wrong(_ fact: TranscriptFileError.Fact, at offset: Int?) -> TranscriptFileError {
      let line = offset.map { offset in 1 + bytes[..<offset].count { $0 == 0x0A } }
      return TranscriptFileError(path: path, line: line, fact: fact)
    }
    guard !bytes.isEmpty else { throw wrong(.empty, at: nil) }
    guard !bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { throw wrong(.byteOrderMark, at: 0) }
    if let encoding = ForeignEncoding(of: bytes) { throw wrong(.encoding(encoding), at: 0) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let wrongLine = lines.first { String(validating: $0, as: UTF8.self) == nil }
      throw wrong(.invalidUTF8, at: wrongLine?.startIndex)
    }
    if let offset = unsafe bytes.withUnsafeBufferPointer({
      unsafe Self.firstIndex(of: 0x0D, in: $0, from: 0)
    }) {
      throw wrong(.carriageReturn, at: offset)
    }
    guard bytes.last == 0x0A else { throw wrong(.noFinalNewline, at: bytes.count) }
    return unsafe bytes.withUnsafeBufferPointer { unsafe lines(of: $0) }
  }

  /// The lines of UTF-8 that ends in a line feed.
  private static func lines(of bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var lines: [String] = []
    lines.reserveCapacity(bytes.count / 16)
    var start = 0
    while let end = unsafe firstIndex(of: 0x0A, in: bytes, from: start) {
      unsafe lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
      start = end + 1
    }
    return lines
  }

  /// Where a byte stands next, told by the system many times as fast as byte by byte; nil when it
  /// does not.
  private static func firstIndex(
    of byte: Int32,
    in bytes: UnsafeBufferPointer<UInt8>,
    from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, start < bytes.count,
      let found = unsafe memchr(base + start, byte, bytes.count - start)
    else { return nil }
    return unsafe UnsafeRawPointer(base).distance(to: found)
  }
}
