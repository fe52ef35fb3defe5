/// The transcripts in a Markdown file: the fenced blocks whose info string begins with
/// `transcript`.
enum MarkdownTranscripts {
  /// The transcripts in the lines of a file; throws when there is none or a fence stays open.
  static func transcripts(
    in lines: [String],
    path: String
  ) throws(TranscriptFileError) -> [Transcript] {
    var transcripts: [Transcript] = []
    var open: (fence: Fence, index: Int)?
    for (index, line) in lines.enumerated() {
      guard let fence = Fence(line) else { continue }
      if let opened = open {
        guard fence.closes(opened.fence) else { continue }
        open = nil
        guard opened.fence.isTranscript else { continue }
        transcripts.append(
          try TranscriptParser.parse(
            Array(lines[(opened.index + 1)..<index]),
            path: path,
            firstLine: opened.index + 2
          )
        )
      } else if !fence.mayOpen {
        continue
      } else if fence.isTranscript && fence.indent > 0 {
        throw TranscriptFileError(path: path, line: index + 1, fact: .indentedFence)
      } else {
        open = (fence, index)
      }
    }
    if let open, open.fence.isTranscript {
      throw TranscriptFileError(path: path, line: open.index + 1, fact: .openFence)
    }
    guard !transcripts.isEmpty else {
      throw TranscriptFileError(path: path, line: nil, fact: .noBlock)
    }
    return transcripts
  }

  /// A line of at least three backticks or tildes.
  private struct Fence {
    let indent: Int
    let sign: Character
    let length: Int
    let info: String

    /// Nil when the line is no fence.
    init?(_ line: String) {
      let unindented = line.drop { $0 == " " }
      indent = line.count - unindented.count
      guard indent <= 3 || unindented.contains("transcript"), let sign = unindented.first,
        sign == "`" || sign == "~"
      else { return nil }
      let afterFence = unindented.drop { $0 == sign }
      self.sign = sign
      length = unindented.count - afterFence.count
      var info = afterFence.drop { $0 == " " }
      while info.last == " " { info.removeLast() }
      self.info = String(info)
      guard length >= 3 else { return nil }
    }

    /// An info string after backticks holds none of them: that would be code within a line.
    var mayOpen: Bool { sign == "~" || !info.contains("`") }

    var isTranscript: Bool { info.split(separator: " ").first == "transcript" }

    func closes(_ other: Fence) -> Bool {
      info.isEmpty && sign == other.sign && length >= other.length && indent <= 3
    }
  }
}
