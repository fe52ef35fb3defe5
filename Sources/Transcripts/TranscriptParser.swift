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
    marks.reserveCapacity(lines.count)
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

  /// The mark of a line that holds nothing a line may not hold.
  private static func checkedMark(
    of line: String
  ) throws(TranscriptFileError.Fact) -> LineMark {
    let (mark, isSuspect) = unsafe line.withBytes { bytes in
      (
        unsafe LineMark(bytes: bytes),
        unsafe bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }
      )
    }
    // Only what may be one is looked at scalar by scalar: 0xC2 begins those from U+0080 on.
    if isSuspect, let control = line.unicodeScalars.first(where: isControl) {
      throw control == "\r" ? .carriageReturn : .controlCharacter(UInt8(control.value))
    }
    guard let mark else { throw .unknownMark(String(line.unicodeScalars.prefix(2))) }
    return mark
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
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
