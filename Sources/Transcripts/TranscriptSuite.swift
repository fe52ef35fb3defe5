#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Replays or records many files, several at once, and says in their order what became of them.
struct TranscriptSuite {
  /// What is asked for.
  let options: TranscriptOptions
  /// Where the list of failed files is kept; nil for nowhere.
  let stateFile: String?
  /// Makes a new run of the product for the transcript at a path; called on many threads.
  let subject: @Sendable (_ path: String) -> any TranscriptSubject
  /// Says a line, without its line feed; called on the thread of `run`.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// Nothing runs yet.
  init(
    options: TranscriptOptions,
    stateFile: String?,
    subject: @escaping @Sendable (_ path: String) -> any TranscriptSubject,
    output: @escaping (String) -> Void,
    complaint: @escaping (String) -> Void
  ) {
    self.options = options
    self.stateFile = stateFile
    self.subject = subject
    self.output = output
    self.complaint = complaint
  }

  /// Runs all files and gives the exit code: 0 all passed, 1 something differs, 2 something could
  /// not be read.
  func run() -> Int {
    do throws(TranscriptOptionsError) {
      if options.isRetest, stateFile == nil {
        throw .noStateFile(namesFiles: !options.files.isEmpty)
      }
      let failedLast = failedLast()
      let selection = try TranscriptSelection(options, failedLast: failedLast)
      let results = results(of: selection)
      let summary = TranscriptSummary(of: results, rounds: options.rounds)
      let isWritten = writeJUnit(results) && keepFailed(failedLast, results)
      output((options.isTAP ? "# " : "") + summary.line)
      if summary.exitCode == 2, !results.contains(where: \.isBad) {
        complaint("Error: Nothing was replayed, all files were left out.")
      }
      return isWritten ? summary.exitCode : 2
    } catch {
      complaint("Error: " + error.sentence)
      return 2
    }
  }

  private func results(of selection: TranscriptSelection) -> [TranscriptResult] {
    var results: [TranscriptResult] = []
    let work = TranscriptWork(options: options, subject: subject)
    func deliver(_ result: TranscriptResult) {
      results.append(result)
      if options.isTAP {
        for line in TAPReport.lines(of: result, number: results.count) { output(line) }
      } else if case .unusable = result.verdict {
        for line in result.lines { complaint(line) }
      } else {
        for line in result.lines { output(line) }
      }
    }
    if options.isTAP { output(TAPReport.version) }
    for error in selection.errors { deliver(.unusable(error)) }
    ParallelMap.run(selection.paths, jobs: options.jobs ?? Self.processors) { path in
      work.results(path: path)
    } deliver: { someResults in
      for result in someResults { deliver(result) }
    }
    if options.isTAP { output(TAPReport.plan(count: results.count)) }
    return results
  }

  private func failedLast() -> [String] {
    guard let stateFile else { return [] }
    do throws(TranscriptFileError) {
      return try FailedList.load(stateFile)
    } catch {
      complaint("Error: " + error.sentence)
      return []
    }
  }

  private func keepFailed(_ before: [String], _ results: [TranscriptResult]) -> Bool {
    guard let stateFile else { return true }
    let after = FailedList.updated(before, by: results)
    guard after != before else { return true }
    return saying { () throws(TranscriptFileError) in
      try FailedList.store(after, to: stateFile)
    }
  }

  private func writeJUnit(_ results: [TranscriptResult]) -> Bool {
    guard let path = options.junit else { return true }
    return saying { () throws(TranscriptFileError) in
      try TranscriptFiles.write(Array(JUnitReport.text(of: results).utf8), to: path)
    }
  }

  /// Whether the work was done; if not, it has been said why.
  private func saying(_ work: () throws(TranscriptFileError) -> Void) -> Bool {
    do throws(TranscriptFileError) {
      try work()
      return true
    } catch {
      complaint("Error: " + error.sentence)
      return false
    }
  }

  private static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
