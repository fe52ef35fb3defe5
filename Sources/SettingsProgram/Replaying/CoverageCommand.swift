import SettingsREPL
import Transcripts

/// `notification-settings coverage FILE…`: what no transcript has reached, as a list to act on.
struct CoverageCommand {
  let environment: [String: String]
  /// Says a line, without its line feed.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// 0 when enough was reached, 1 when not, 2 when options or a file are wrong.
  func run(_ arguments: [String]) -> Int {
    do throws(TranscriptOptionsError) {
      let options = try TranscriptOptionsParser.parse(
        ["coverage"] + arguments,
        environment: environment
      )
      guard !options.isHelp, case .coverage(let least) = options.command else {
        for line in options.help { output(line) }
        return 0
      }
      let selection = try TranscriptSelection(options, failedLast: [])
      for error in selection.errors { complaint("Error: \(error.sentence)") }
      guard selection.errors.isEmpty, let reached = reached(by: selection.paths) else { return 2 }
      return report(reached, least: least)
    } catch {
      complaint("Error: \(error.sentence)")
      return 2
    }
  }

  /// What the files reach together; nil when one cannot be used, which has been said.
  private func reached(by paths: [String]) -> Set<CoverageItem>? {
    var reached: Set<CoverageItem> = []
    var isUsable = true
    for path in paths {
      do throws(TranscriptFileError) {
        for transcript in try TranscriptDocument(path: path).transcripts {
          var subject: any TranscriptSubject = InProcessSubject(path: path, tracksCoverage: true)
          _ = TranscriptRunner.run(transcript, on: &subject)
          if let subject = subject as? InProcessSubject { reached.formUnion(subject.reached) }
        }
      } catch {
        complaint("Error: \(error.sentence)")
        isUsable = false
      }
    }
    return isUsable ? reached : nil
  }

  private func report(_ reached: Set<CoverageItem>, least: Int) -> Int {
    let all = CoverageItem.all
    let missing = all.filter { !reached.contains($0) }
    for item in missing { output("Not reached: \(item.description)") }
    let count = all.count - missing.count
    let percent = count * 100 / all.count
    output("\(count) of \(all.count) reached, \(percent) percent")
    return percent >= least ? 0 : 1
  }
}
