/// Results in the Test Anything Protocol, version 14.
enum TAPReport {
  /// The first line.
  static let version = "TAP version 14"

  /// The last line, for so many results.
  static func plan(count: Int) -> String { "1..\(count)" }

  /// The lines of a result, numbered from 1; sentences and diff are comments.
  static func lines(of result: TranscriptResult, number: Int) -> [String] {
    let point = "\(result.isBad ? "not ok" : "ok") \(number) - \(escaped(result.name))"
    if case .leftOut(let reason) = result.verdict { return ["\(point) # SKIP \(reason.words)"] }
    return [point] + result.lines.map { "# " + $0 }
  }

  private static func escaped(_ name: String) -> String {
    name.map { $0 == "#" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }
}
