/// Writes what is heard into the transcripts of a file; every line of a person is kept.
package struct TranscriptRecorder: Sendable {
  private let document: TranscriptDocument
  private let mode: RecordMode
  private let seam: TranscriptSeam

  /// What recording one transcript gives.
  private struct Outcome {
    let verdict: TranscriptVerdict
    /// The transcript's new lines; nil when it stays as it is.
    var lines: [String]?
  }

  /// A recorder that does what the mode allows.
  package init(
    _ document: TranscriptDocument,
    mode: RecordMode,
    seam: TranscriptSeam = .process
  ) {
    self.document = document
    self.mode = mode
    self.seam = seam
  }

  /// Records or replays all transcripts of the file, each run on a new subject, then writes the
  /// file once, at once or not at all.
  package func results(subject: () -> any TranscriptSubject) -> [TranscriptResult] {
    let (outcomes, changed) = outcomes(subject: subject)
    var failure: TranscriptFileError?
    do throws(TranscriptFileError) {
      if let changed {
        try TranscriptFiles.write(
          TranscriptDocument.bytes(of: changed),
          to: document.path,
          expecting: TranscriptDocument.bytes(of: document.lines)
        )
      }
    } catch {
      failure = error
    }
    return outcomes.map { transcript, outcome in
      let isLost = failure != nil && outcome.lines != nil
      return TranscriptResult(
        name: document.name(of: transcript),
        path: document.path,
        verdict: isLost ? failure.map(TranscriptVerdict.unusable) ?? .recorded : outcome.verdict
      )
    }
  }

  /// Records as ``results(subject:)`` does without writing: the file's lines as they would be, and
  /// what became of each transcript.
  package func recording(
    subject: () -> any TranscriptSubject
  ) -> (lines: [String], verdicts: [TranscriptVerdict]) {
    let (outcomes, changed) = outcomes(subject: subject)
    return (changed ?? document.lines, outcomes.map(\.1.verdict))
  }

  /// What becomes of each transcript, and the file's new lines; nil when these stay as they are.
  private func outcomes(
    subject: () -> any TranscriptSubject
  ) -> (outcomes: [(Transcript, Outcome)], lines: [String]?) {
    let outcomes = document.transcripts.map { ($0, outcome(of: $0, subject: subject)) }
    let changes = outcomes.compactMap { transcript, outcome in
      outcome.lines.map { (transcript, $0) }
    }
    return (outcomes, changes.isEmpty ? nil : document.lines(replacing: changes))
  }

  private func outcome(
    of transcript: Transcript,
    subject: () -> any TranscriptSubject
  ) -> Outcome {
    if let reason = seam.leftOut(transcript) { return Outcome(verdict: .leftOut(reason)) }
    let isReplayed =
      switch mode {
      case .never: true
      case .missing: transcript.recordedCount > 0
      case .failed: true
      case .all: false
      }
    if isReplayed {
      let replay = TranscriptReplay(transcript, in: document, seam: seam)
      let verdict = replay.outcome(subject: subject).result.verdict
      guard mode == .failed, verdict != .passed else { return Outcome(verdict: verdict) }
    }
    return record(transcript, subject: subject)
  }

  /// Runs twice; the second run must be exactly what the first recorded.
  private func record(
    _ transcript: Transcript,
    subject: () -> any TranscriptSubject
  ) -> Outcome {
    let first = TranscriptReplay.compare(transcript, subject: subject)
    if let failure = first.failures.first(where: \.forbidsRecording) {
      return Outcome(verdict: .refused(.failure(failure)))
    }
    let lines = first.actual()
    do throws(TranscriptFileError) {
      let recorded = try TranscriptParser.parse(
        lines,
        path: transcript.path,
        firstLine: transcript.firstLine
      )
      guard recorded.recordedCount > 0 else {
        return Outcome(verdict: .refused(.nothingHeard))
      }
      let second = TranscriptReplay.compare(recorded, subject: subject)
      if let failure = second.failures.first {
        return Outcome(verdict: .refused(.secondDiffers(failure)))
      }
      guard !lines.isSameBytes(as: transcript.lines) else {
        return Outcome(verdict: .passed)
      }
      return Outcome(verdict: .recorded, lines: lines)
    } catch {
      return Outcome(verdict: .unusable(error))
    }
  }
}

extension TranscriptFailure {
  /// Lines that differ are what recording is for; all else a person must look at first.
  fileprivate var forbidsRecording: Bool {
    if case .differs = fact { false } else { true }
  }
}
