/// Reads the lines of a transcript; every line is classified by its first two columns.
enum TranscriptParser {
  /// The transcript in these lines, which begin at `firstLine` (from 1) of the file.
  ///
  /// A transcript without a recorded line is sound here: it can be recorded. Replaying it is an
  /// error of the file, see `Transcript.recordedCount`.
  static func parse(
    _ lines: [String],
    path: String,
    firstLine: Int = 1
  ) throws(TranscriptFileError) -> Transcript {
    var steps: [TranscriptStep] = []
    var marks: [LineMark] = []
    marks.reserveCapacity(lines.count)
    var ended = false
    var isTyped = false
    var onlyProse = true
    for (index, line) in lines.enumerated() {
      do throws(TranscriptFileError.Fact) {
        guard !ended else { throw .textAfterEnd }
        let mark = try checkedMark(of: line)
        marks.append(mark)
        if let action = try action(of: line, mark: mark) {
          if case .start = action {
            guard onlyProse else { throw .optionsNotFirst }
          } else if steps.isEmpty {
            steps.append(TranscriptStep(action: .start(options: []), index: nil, body: 0..<index))
          }
          if case .end = action { ended = true }
          if action.isTyped { isTyped = true }
          if let last = steps.indices.last {
            steps[last].body = steps[last].body.lowerBound..<index
          }
          steps.append(TranscriptStep(action: action, index: index, body: index + 1..<lines.count))
        }
        if mark != .prose && mark != .blank { onlyProse = false }
      } catch {
        throw TranscriptFileError(path: path, line: firstLine + index, fact: error)
      }
    }
    let wrong: TranscriptFileError.Fact? =
      if lines.isEmpty {
        .empty
      } else if !ended {
        .missingEnd
      } else if !isTyped {
        .nothingTyped
      } else {
        nil
      }
    if let wrong {
      let line = wrong == .missingEnd ? firstLine + lines.count - 1 : firstLine
      throw TranscriptFileError(path: path, line: line, fact: wrong)
    }
    return Transcript(
      path: path,
      firstLine: firstLine,
      lines: lines,
      steps: steps,
      marks: marks
    )
  }

  /// The mark of a line that holds nothing a line may not hold.
  private static func checkedMark(
    of line: String
  ) throws(TranscriptFileError.Fact) -> LineMark {
    let (mark, control) = unsafe line.withBytes { bytes in
      unsafe (LineMark(bytes: bytes), controlCharacter(in: bytes))
    }
    if let control { throw control == 0x0D ? .carriageReturn : .controlCharacter(control) }
    guard let mark else { throw .unknownMark(String(line.unicodeScalars.prefix(2))) }
    return mark
  }

  private static func controlCharacter(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    for index in 0..<bytes.count {
      let byte = unsafe bytes[index]
      if byte < 0x20 || byte == 0x7F { return byte }
    }
    return nil
  }

  /// What a line does; nil for prose and for what was recorded.
  private static func action(
    of line: String,
    mark: LineMark
  ) throws(TranscriptFileError.Fact) -> TranscriptAction? {
    switch mark {
    case .enter:
      return .enter(LineMark.text(of: line))
    case .keys:
      let text = LineMark.text(of: line)
      guard !text.isEmpty else { throw .nothingAfterMark("~") }
      return .keys(try TranscriptKey.keys(of: text))
    case .world:
      let text = LineMark.text(of: line)
      guard !text.isEmpty else { throw .nothingAfterMark("@") }
      return try WorldLine.action(of: text)
    case .announcement:
      let text = LineMark.text(of: line)
      guard let blank = text.utf8.firstIndex(of: UInt8(ascii: " ")), text[blank...] != " ",
        TranscriptDuration.announced(text[..<blank]) != nil
      else { throw .badAnnouncement }
    case .error:
      guard line.utf8.count > 2 else { throw .nothingAfterMark("!") }
    case .line:
      guard unsafe line.withBytes({ unsafe $0.contains { $0 != 0x20 } }) else { throw .onlyBlanks }
    case .prose, .blank:
      break
    }
    return nil
  }
}
