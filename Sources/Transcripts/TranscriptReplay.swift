/// Replays one transcript of a file and judges it.
package struct TranscriptReplay: Sendable {
  private let transcript: Transcript
  private let document: TranscriptDocument
  private let seam: TranscriptSeam

  /// What a replay gives.
  package struct Outcome: Hashable, Sendable {
    /// What became of the transcript.
    package let result: TranscriptResult
    /// The transcript's lines as they were heard; nil when it passed or was not compared.
    package let actual: [String]?
  }

  /// A replay of a transcript that is one of the document's.
  package init(
    _ transcript: Transcript,
    in document: TranscriptDocument,
    seam: TranscriptSeam = .process
  ) {
    self.transcript = transcript
    self.document = document
    self.seam = seam
  }

  /// Replays as often as asked, until a round fails; each on a new subject.
  package func outcome(
    rounds: Int = 1,
    subject: () -> any TranscriptSubject
  ) -> Outcome {
    if let reason = seam.leftOut(transcript) { return outcome(.leftOut(reason)) }
    guard transcript.recordedCount > 0 else {
      return outcome(
        .unusable(
          TranscriptFileError(
            path: document.path,
            line: transcript.firstLine,
            fact: .nothingCompared
          )
        )
      )
    }
    for round in 1...max(1, rounds) {
      let comparison = Self.compare(transcript, subject: subject)
      guard comparison.failures.isEmpty else {
        let actual = comparison.actual()
        let diff = LongLine.shortened(diff: diff(from: comparison.firstDifference, to: actual))
        return outcome(.failed(comparison.failures, diff: diff, round: round), actual: actual)
      }
    }
    return outcome(.passed)
  }

  /// Replays all transcripts of a file, in process: what a test of one file asks.
  package static func results(
    path: String,
    subject: () -> any TranscriptSubject
  ) -> [TranscriptResult] {
    do throws(TranscriptFileError) {
      let document = try TranscriptDocument(path: path)
      return document.transcripts.map {
        TranscriptReplay($0, in: document).outcome(subject: subject).result
      }
    } catch {
      return [.unusable(error)]
    }
  }

  /// Runs a transcript once and compares.
  static func compare(
    _ transcript: Transcript,
    subject: () -> any TranscriptSubject
  ) -> TranscriptComparison {
    var subject = subject()
    return TranscriptComparison(
      of: TranscriptRunner.run(transcript, on: &subject),
      with: transcript
    )
  }

  private func outcome(_ verdict: TranscriptVerdict, actual: [String]? = nil) -> Outcome {
    Outcome(
      result: TranscriptResult(
        name: document.name(of: transcript),
        path: document.path,
        verdict: verdict
      ),
      actual: actual
    )
  }

  /// The diff of the whole file, from the phase of the first line that differs; nil for none.
  private func diff(from index: Int?, to actual: [String]) -> [String] {
    guard let index else { return [] }
    return UnifiedDiff.lines(
      path: document.path,
      old: document.lines,
      new: document.lines(replacing: [(transcript, actual)]),
      from: transcript.firstLine - 1 + transcript.phase(of: index)
    )
  }
}
