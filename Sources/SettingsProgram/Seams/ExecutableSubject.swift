import LineEditing
package import Transcripts
import Wordings

/// The product as a transcript drives it from outside: the real executable, through pipes or a
/// pseudo-terminal.
///
/// What is heard is what the program wrote; its report says only what each line is.
package struct ExecutableSubject: TranscriptSubject {
  private let folder: TranscriptFolder
  private let medium: SeamMedium
  private let executable: String
  private let patience: Duration
  private var driver: SeamDriver?
  private var claims = ClaimedRows(columns: nil)
  private var screen: TerminalScreen?
  /// The row that the last step ended on.
  private var firstRow = 0

  package private(set) var typedText: String? = ""
  package private(set) var elapsed: Duration?

  /// A run of the transcript at `path`; files it names are copied from beside it.
  ///
  /// `executable` is the program's path, nil for the one that runs. `patience` is how long a step may
  /// take in real time before the program counts as hung.
  package init(
    path: String,
    medium: SeamMedium,
    executable: String? = nil,
    patience: Duration = .seconds(60)
  ) {
    folder = TranscriptFolder(besideFile: path)
    self.medium = medium
    self.executable = executable ?? ExecutablePath.current
    self.patience = patience
  }

  package mutating func start(options words: [String]) throws(TranscriptSubjectError) -> [Heard] {
    var arguments = TranscriptDefaults.options + words
    let options: ProgramOptions
    do throws(OptionsError) {
      options = try ProgramOptions.parse(arguments)
      try options.requireTranscript()
    } catch {
      throw TranscriptSubjectError("The options were refused. \(error.sentence.english)")
    }
    if let preferences = options.preferences {
      arguments += ["--preferences", try folder.copy(preferences)]
    }
    arguments += ["--control", "\(ChildProcess.controlNumber)"]
    let home = try folder.home()
    var environment = ["HOME": home, "PATH": "/usr/bin:/bin"]
    if case .terminal(let columns, let term) = medium {
      environment["TERM"] = term
      screen = TerminalScreen(columns: columns)
      claims = ClaimedRows(columns: columns)
    }
    let command = ChildProcess.Command(
      executable: executable,
      arguments: arguments,
      environment: environment
    )
    driver = SeamDriver(try ChildProcess(command, medium: medium), patience: patience)
    return try take(try running().type([]))
  }

  package mutating func enter(_ line: String) throws(TranscriptSubjectError) -> [Heard] {
    let typed = typedText ?? ""
    guard line.utf8.starts(with: typed.utf8) else {
      throw TranscriptSubjectError("The line doesn't begin with what is typed.")
    }
    let rest = Array(line.utf8.dropFirst(typed.utf8.count))
    if !rest.isEmpty, let screen, screen.cursorText.line != screen.cursorText.beforeCursor {
      throw TranscriptSubjectError("The cursor is not at the end of what is typed.")
    }
    typedText = ""
    return try take(try running().type(rest + [screen == nil ? 0x0A : 0x0D]))
  }

  package mutating func keys(_ keys: [TranscriptKey]) throws(TranscriptSubjectError) -> [Heard] {
    guard screen != nil else { throw TranscriptSubjectError("Keys need a terminal.") }
    var heard: [Heard] = []
    for key in keys {
      guard let bytes = TerminalKeys.bytes(of: key) else {
        throw TranscriptSubjectError("\(key.spelled) cannot be pressed in a replay.")
      }
      heard += try take(try running().type(bytes), isTyping: true)
    }
    return heard
  }

  package mutating func wait(_ duration: Duration) throws(TranscriptSubjectError) -> [Heard] {
    try take(try running().perform(.wait(duration)))
  }

  package mutating func wait(
    until time: TranscriptTime
  ) throws(TranscriptSubjectError) -> [Heard] {
    try take(try running().perform(.until(time)))
  }

  package mutating func simulate(_ words: String) throws(TranscriptSubjectError) -> [Heard] {
    try take(try running().perform(.simulate(words)))
  }

  package mutating func restart() throws(TranscriptSubjectError) -> [Heard] {
    typedText = nil
    let heard = try take(try running().perform(.restart))
    typedText = ""
    return heard
  }

  package mutating func end() throws(TranscriptSubjectError) -> (heard: [Heard], exitCode: Int) {
    guard let driver else { throw TranscriptSubjectError("The program has not started.") }
    typedText = nil
    let heard = try take(try driver.end(isPipe: screen == nil))
    return (heard, try driver.exitCode())
  }

  private func running() throws(TranscriptSubjectError) -> SeamDriver {
    guard let driver, !driver.hasLeft else {
      throw TranscriptSubjectError("The program has left.")
    }
    return driver
  }

  /// What was heard by what the program wrote.
  ///
  /// `isTyping`: what stands after the prompt then is what is typed; otherwise it must be as before.
  private mutating func take(
    _ answer: SeamDriver.Answer,
    isTyping: Bool = false
  ) throws(TranscriptSubjectError) -> [Heard] {
    claims.claim(answer.reports)
    elapsed = answer.elapsed ?? elapsed
    if answer.elapsed == nil, let driver, driver.hasLeft { _ = try driver.exitCode() }
    guard var screen else {
      return claims.heard(from: Self.lines(of: answer.output), typed: "")
    }
    screen.feed(answer.output)
    self.screen = screen
    if let strange = screen.strange.first {
      throw TranscriptSubjectError("The terminal was sent \(strange).")
    }
    var lines = screen.lines(from: firstRow)
    let cursor = screen.cursorText.line
    lines[lines.count - 1] = cursor
    firstRow = screen.cursorLine
    if isTyping, cursor.hasPrefix(claims.lead) {
      typedText = String(cursor.dropFirst(claims.lead.count))
    }
    return claims.heard(from: lines, typed: typedText ?? "")
  }

  /// The lines that a pipe has ended, and then what it has not ended, which is nothing.
  private static func lines(of output: [UInt8]) -> [String] {
    output.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
