import AccessibilityModel

extension Conversation {
  /// What an audit finds that begins once the preferences are loaded, and its lines.
  ///
  /// Nothing is saved or written; the conversation itself stays as it is.
  package func auditFromStart() -> (report: AuditReport, lines: [String]) {
    var configuration = configuration
    configuration.isQuiet = true
    var start = Rehearsal(starting: configuration)
    start.pass()
    let report = ScreenAudit(of: start.conversation).report()
    return (report, report.sentences.map(phrases.text))
  }

  /// Leaves behind what was typed and said; what is spoken is the card style at verbosity 2, whole.
  mutating func beginRehearsal() {
    queue.removeAll()
    outputs = []
    answer = AnswerLines()
    pause = nil
    leaving = nil
    isReady = true
    narrator = Narrator(style: .card, verbosity: .standard, language: language)
    configuration.page = nil
    pages = Pages()
    rowsSaid = 0
    columns = nil
    chooser = nil
    speechLog = SpeechLog()
  }

  /// Runs a command that wasn't typed; an error says nothing.
  mutating func rehearse(_ command: Command) -> [ConversationOutput] {
    do throws(CommandError) {
      try execute(command)
    } catch {
      answer = AnswerLines()
    }
    flushAnswer()
    defer { outputs = [] }
    return outputs
  }
}
