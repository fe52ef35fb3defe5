/// Results as the XML that continuous integration reads; without times, the same every time.
enum JUnitReport {
  /// The whole file.
  static func text(of results: [TranscriptResult]) -> String {
    let errors = results.count { isError($0) }
    let skipped = results.count { if case .leftOut = $0.verdict { true } else { false } }
    let failures = results.count { $0.isBad } - errors
    let counts =
      "tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites \(counts)>",
      "  <testsuite name=\"transcripts\" \(counts) skipped=\"\(skipped)\">",
    ]
    for result in results { lines += testcase(result) }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func testcase(_ result: TranscriptResult) -> [String] {
    let opening =
      "    <testcase classname=\"\(escaped(folder(of: result.path)))\""
      + " name=\"\(escaped(result.name))\""
    let content: String
    switch result.verdict {
    case .passed: return [opening + "/>"]
    case .leftOut(let reason): content = "<skipped message=\"\(escaped(reason.words))\"/>"
    default:
      let kind = isError(result) ? "error" : "failure"
      content =
        "<\(kind) message=\"\(escaped(result.lines.first ?? ""))\">"
        + escaped(result.lines.joined(separator: "\n")) + "</\(kind)>"
    }
    return [opening + ">", "      " + content, "    </testcase>"]
  }

  private static func isError(_ result: TranscriptResult) -> Bool {
    if case .unusable = result.verdict { true } else { false }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }

  /// The text with what XML reads written as entities, and what XML cannot hold left out.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\n", "\t": String(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
