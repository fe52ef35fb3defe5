import AccessibilityModel
import JSONText
import NotificationModel
import SettingsREPL

/// `notification-settings audit`: what is wrong with how the screen speaks, in each of its states.
struct AuditCommand {
  let environment: [String: String]
  /// Says a line, without its line feed.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// 0 when nothing was found, 1 when something was, 2 when options or a file are wrong.
  func run(_ arguments: [String]) -> Int {
    let isJSON = arguments.contains("--json")
    do throws(OptionsError) {
      let options = try ProgramOptions.parse(arguments.filter { $0 != "--json" })
      guard !options.isHelp else {
        for line in Self.help { output(line) }
        return 0
      }
      return audit(options, isJSON: isJSON)
    } catch {
      complaint("Error: \(error.sentence)")
      return 2
    }
  }

  private func audit(_ options: ProgramOptions, isJSON: Bool) -> Int {
    let factory = ConversationFactory(options: options, environment: environment)
    do throws(PreferencesStoreError) {
      let (conversation, _) = try factory.make(medium: .pipe, isTerminal: false)
      let (report, lines) = conversation.auditFromStart()
      for line in isJSON ? report.findings.map(json) : lines { output(line) }
      return report.findings.isEmpty ? 0 : 1
    } catch {
      complaint("Error: \(error.message ?? "The preferences were not read.")")
      return 2
    }
  }

  private func json(_ finding: AuditFinding<String>) -> String {
    var line = "{\"element\":"
    JSONWriter.write(finding.element, to: &line)
    line += ",\"rule\":"
    JSONWriter.write(finding.rule.rawValue, to: &line)
    line += ",\"advice\":"
    JSONWriter.write(finding.advice, to: &line)
    return line + "}"
  }

  private static let help = [
    "notification-settings audit looks for faults in what every element says in each of its states.",
    "--json: One object a line, with the element, the rule, and the advice.",
    "Also the options of the prompt, such as --preferences and --authorization.",
  ]
}
