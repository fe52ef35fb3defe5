/// What is done with one file of a suite, on any thread.
struct TranscriptWork: Sendable {
  let options: TranscriptOptions
  let subject: @Sendable (_ path: String) -> any TranscriptSubject

  /// Reads, replays or records a file; one result for each transcript in it.
  func results(path: String) -> [TranscriptResult] {
    do throws(TranscriptFileError) {
      let document = try TranscriptDocument(path: path)
      switch options.command {
      case .replay, .coverage: return replay(document)
      case .record(let mode):
        return TranscriptRecorder(document, mode: mode, seam: options.seam).results {
          subject(path)
        }
      }
    } catch {
      return [.unusable(error)]
    }
  }

  private func replay(_ document: TranscriptDocument) -> [TranscriptResult] {
    var changes: [(Transcript, [String])] = []
    var results: [TranscriptResult] = []
    for transcript in document.transcripts {
      let replay = TranscriptReplay(transcript, in: document, seam: options.seam)
      let outcome = replay.outcome(rounds: options.rounds) { subject(document.path) }
      if let actual = outcome.actual { changes.append((transcript, actual)) }
      results.append(outcome.result)
    }
    guard options.writesActual else { return results }
    do throws(TranscriptFileError) {
      try writeActual(document, changes)
    } catch {
      results.append(.unusable(error))
    }
    return results
  }

  /// Writes what was heard beside the file; what an earlier run left there goes when all passed.
  private func writeActual(
    _ document: TranscriptDocument,
    _ changes: [(Transcript, [String])]
  ) throws(TranscriptFileError) {
    let path = document.path + ".actual"
    guard !changes.isEmpty else {
      TranscriptFiles.remove(path)
      return
    }
    try TranscriptFiles.write(
      TranscriptDocument.bytes(of: document.lines(replacing: changes)),
      to: path
    )
  }
}
