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
    var drivers: [(index: Int, action: TranscriptAction)] = []
    var marks: [LineMark] = []
    var ended = false
    var onlyProse = true
    for (index, line) in lines.enumerated() {
      do throws(TranscriptFileError.Fact) {
        guard !ended else { throw .textAfterEnd }
        let mark = try checkedMark(of: line)
        marks.append(mark)
        if let action = try action(of: line, mark: mark) {
          if case .start = action, !onlyProse { throw .optionsNotFirst }
          if case .end = action { ended = true }
          drivers.append((index, action))
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
      } else if !drivers.contains(where: \.action.isTyped) {
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
      steps: steps(of: drivers, count: lines.count),
      marks: marks
    )
  }

  private static func steps(
    of drivers: [(index: Int, action: TranscriptAction)],
    count: Int
  ) -> [TranscriptStep] {
    var steps: [TranscriptStep] = []
    if case .start = drivers[0].action {
    } else {
      steps.append(
        TranscriptStep(action: .start(options: []), index: nil, body: 0..<drivers[0].index)
      )
    }
    for (place, driver) in drivers.enumerated() {
      let next = place + 1 < drivers.count ? drivers[place + 1].index : count
      steps.append(
        TranscriptStep(
          action: driver.action,
          index: driver.index,
          body: (driver.index + 1)..<next
        )
      )
    }
    return steps
  }

  private static func checkedMark(
    of line: String
  ) throws(TranscriptFileError.Fact) -> LineMark {
    if let byte = line.utf8.first(where: { $0 < 0x20 || $0 == 0x7F }) {
      throw byte == 0x0D ? .carriageReturn : .controlCharacter(byte)
    }
    guard let mark = LineMark(line) else {
      throw .unknownMark(String(line.unicodeScalars.prefix(2)))
    }
    return mark
  }

  /// What a line does; nil for prose and for what was recorded.
  private static func action(
    of line: String,
    mark: LineMark
  ) throws(TranscriptFileError.Fact) -> TranscriptAction? {
    // Most lines are recorded ones, whose text is not needed here.
    let text = mark.isRecorded ? "" : LineMark.text(of: line)
    switch mark {
    case .enter:
      return .enter(text)
    case .keys:
      guard !text.isEmpty else { throw .nothingAfterMark("~") }
      return .keys(try TranscriptKey.keys(of: text))
    case .world:
      guard !text.isEmpty else { throw .nothingAfterMark("@") }
      return try WorldLine.action(of: text)
    case .announcement:
      let parts = LineMark.text(of: line).split(separator: " ", maxSplits: 1)
      guard parts.count == 2, TranscriptDuration.announced(parts[0]) != nil else {
        throw .badAnnouncement
      }
    case .error:
      guard line.utf8.count > 2 else { throw .nothingAfterMark("!") }
    case .line:
      guard line.utf8.contains(where: { $0 != 0x20 }) else { throw .onlyBlanks }
    case .prose, .blank:
      break
    }
    return nil
  }
}
