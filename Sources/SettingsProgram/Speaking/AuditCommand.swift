import AccessibilityModel
import JSONText
import LocaleFormats
import NotificationModel
import SettingsREPL

/// `notification-settings audit`: what is wrong with how the screen speaks, in each of its states,
/// or with elements that come from elsewhere.
struct AuditCommand {
  let environment: [String: String]
  /// Says a line, without its line feed.
  let output: (String) -> Void
  /// Says a line that belongs to standard error.
  let complaint: (String) -> Void

  /// 0 when nothing was found, 1 when something was, 2 when options or a file are wrong.
  func run(_ arguments: [String]) -> Int {
    let language = SpeechLanguage(of: arguments, environment: environment)
    do throws(OptionsError) {
      let options = try AuditOptions.parse(arguments)
      guard !options.options.isHelp else {
        for line in AuditOptions.help { output(line.text(in: language)) }
        return 0
      }
      return options.isOfElements
        ? auditElements(options, in: language) : auditScreen(options, in: language)
    } catch {
      complaint(language.complaint(error.sentence))
      return 2
    }
  }

  private func auditScreen(_ options: AuditOptions, in language: SpeechLanguage) -> Int {
    let factory = ConversationFactory(options: options.options, environment: environment)
    do throws(PreferencesStoreError) {
      let (conversation, _) = try factory.make(medium: .pipe, isTerminal: false)
      let (report, lines) = conversation.auditFromStart()
      for line in options.isJSON ? report.findings.map({ json($0) }) : lines { output(line) }
      return report.findings.isEmpty ? 0 : 1
    } catch {
      complaint(language.complaint(error.message ?? .notRead))
      return 2
    }
  }

  private func auditElements(_ options: AuditOptions, in language: SpeechLanguage) -> Int {
    do throws(ElementInputError) {
      let elements = try ElementInput(file: options.file, command: "audit").elements(in: language)
      let audit = ElementAudit(of: elements, in: language, formats: formats(of: options))
      let json = audit.findings.map { self.json($0.finding, number: $0.number) }
      for line in options.isJSON ? json : audit.lines { output(line) }
      return audit.findings.isEmpty ? 0 : 1
    } catch {
      complaint(language.complaint(error.sentence))
      return 2
    }
  }

  private func formats(of options: AuditOptions) -> any SpokenFormats {
    let locale = SpokenLocale(option: options.options.locale, environment: environment)
    return LocaleFormats.shared(identifier: locale.identifier)
  }

  private func json(_ finding: AuditFinding<String>, number: Int? = nil) -> String {
    var line = number.map { "{\"number\":\($0)," } ?? "{"
    line += "\"element\":"
    JSONWriter.write(finding.element, to: &line)
    line += ",\"rule\":"
    JSONWriter.write(finding.rule.rawValue, to: &line)
    line += ",\"advice\":"
    JSONWriter.write(finding.advice, to: &line)
    return line + "}"
  }
}
