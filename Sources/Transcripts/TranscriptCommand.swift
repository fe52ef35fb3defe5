/// `notification-settings replay …` and `record …`: arguments in, exit code out.
package struct TranscriptCommand {
  /// The process's environment; only CI is looked at.
  package let environment: [String: String]
  /// Where the list of failed files is kept for `--retest`; nil for nowhere.
  package let stateFile: String?
  /// Makes a new run of the product for the transcript at a path; called on many threads.
  package let subject: @Sendable (_ path: String, _ seam: TranscriptSeam) -> any TranscriptSubject
  /// Gives a run that stands at a line to the person, with the exit code; nil when it cannot.
  package let handOver: ((any TranscriptSubject) -> Int)?
  /// Says a line, without its line feed.
  package let output: (String) -> Void
  /// Says a line that belongs to standard error.
  package let complaint: (String) -> Void

  /// Nothing runs yet.
  package init(
    environment: [String: String],
    stateFile: String?,
    subject:
      @escaping @Sendable (_ path: String, _ seam: TranscriptSeam) ->
      any TranscriptSubject,
    handOver: ((any TranscriptSubject) -> Int)? = nil,
    output: @escaping (String) -> Void,
    complaint: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.stateFile = stateFile
    self.subject = subject
    self.handOver = handOver
    self.output = output
    self.complaint = complaint
  }

  /// Does what the arguments say, of which the first is `replay` or `record`.
  ///
  /// 0 all passed, 1 something differs or was recorded, 2 options or a file are wrong.
  package func run(_ arguments: [String]) -> Int {
    do throws(TranscriptOptionsError) {
      let options = try TranscriptOptionsParser.parse(arguments, environment: environment)
      if options.isHelp {
        for line in options.help { output(line) }
        return 0
      }
      if let line = options.until { return try handOver(options, at: line) }
      let seam = options.seam
      return TranscriptSuite(
        options: options,
        stateFile: stateFile,
        subject: { [subject] path in subject(path, seam) },
        output: output,
        complaint: complaint
      ).run()
    } catch {
      complaint("Error: " + error.sentence)
      return 2
    }
  }

  private func handOver(
    _ options: TranscriptOptions,
    at line: Int
  ) throws(TranscriptOptionsError) -> Int {
    guard let handOver else { throw .noHandOver }
    let document: TranscriptDocument
    do throws(TranscriptFileError) {
      document = try TranscriptDocument(path: options.files[0])
    } catch {
      complaint("Error: " + error.sentence)
      return 2
    }
    guard document.transcripts.count == 1 else { throw .untilNeedsOneTranscript }
    let played = TranscriptHandOver.play(
      document.transcripts[0],
      until: line,
      subject: subject(document.path, options.seam),
      output: output
    )
    return played.map(handOver) ?? 1
  }
}
