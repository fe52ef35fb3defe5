import AccessibilityModel
package import Files
import Transcripts

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The program: words after its name in, exit code out.
package struct Program {
  let environment: [String: String]

  /// A program in this environment.
  package init(environment: [String: String]) {
    self.environment = environment
  }

  /// Does what the words ask for: 0 fine, 1 what was asked about is not so or could not all be
  /// said, 2 could not start.
  package func run(_ arguments: [String]) -> Int {
    let exitCode = perform(arguments)
    return StandardStream.outputWasLost ? max(exitCode, 1) : exitCode
  }

  /// Does what the words ask for, as they were handed over: one that is no text would name another
  /// file than was meant, so it is refused.
  package func run(_ arguments: [FilePath]) -> Int {
    let words = arguments.map(\.text)
    guard let other = arguments.first(where: { !$0.isText }) else { return run(words) }
    return refuse(.notUTF8(other.text), in: SpeechLanguage(of: words, environment: environment))
  }

  private func perform(_ arguments: [String]) -> Int {
    StandardStream.fillClosed()
    LocaleVariables.dropUnusable(in: environment)
    if environment["SWIFT_BACKTRACE"] == nil { refuseBacktraces() }
    // A file that may not grow is a failed save with words, not the end of the program.
    _ = signal(SIGXFSZ, SIG_IGN)
    let language = SpeechLanguage(of: arguments, environment: environment)
    switch arguments.first {
    case "replay", "record": return replay(arguments)
    case "coverage":
      return CoverageCommand(
        environment: environment,
        output: { StandardStream.output.say($0) },
        complaint: { StandardStream.error.say($0) }
      ).run(Array(arguments.dropFirst()))
    case "speak":
      return SpeakCommand(
        environment: environment,
        output: { StandardStream.output.say($0) },
        complaint: { StandardStream.error.say($0) }
      ).run(Array(arguments.dropFirst()))
    case "audit":
      return AuditCommand(
        environment: environment,
        output: { StandardStream.output.say($0) },
        complaint: { StandardStream.error.say($0) }
      ).run(Array(arguments.dropFirst()))
    case "deliver":
      return refuse(.notAvailable(arguments[0]), in: language)
    default: break
    }
    do throws(OptionsError) {
      let options = try ProgramOptions.parse(arguments)
      if options.isHelp { return say(OptionHelp.lines(in: language)) }
      if options.isVersion { return say([OptionHelp.version]) }
      if options.commands == nil, StandardStream.inputIsFolder { throw .inputIsFolder }
      return PromptRun(options: options, arguments: arguments, environment: environment).run()
    } catch {
      return refuse(error, in: language)
    }
  }

  /// Takes crashes back from the Swift runtime.
  ///
  /// At a terminal it would draw a coloured report with a countdown and keys of its own.
  private func refuseBacktraces() {
    for number in [SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] {
      _ = signal(number, SIG_DFL)
    }
  }

  private func replay(_ arguments: [String]) -> Int {
    TranscriptCommand(
      environment: environment,
      stateFile: StateFolder(environment).failedTranscripts,
      subject: { path, seam in
        switch seam {
        case .process: InProcessSubject(path: path)
        case .pipe: ExecutableSubject(path: path, medium: .pipe)
        case .terminal: ExecutableSubject(path: path, medium: .terminal)
        }
      },
      handOver: { HandOverRun().run($0) },
      output: { StandardStream.output.say($0) },
      complaint: { StandardStream.error.say($0) }
    ).run(arguments)
  }

  private func say(_ lines: [String]) -> Int {
    for line in lines { StandardStream.output.say(line) }
    return 0
  }

  private func refuse(_ error: OptionsError, in language: SpeechLanguage) -> Int {
    StandardStream.error.say(language.complaint(error.sentence))
    return 2
  }
}
