#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The built executable at a terminal of its own, with a person who types.
package final class TerminalRun {
  package let terminal: PseudoTerminal
  /// The terminal's settings before the program started.
  package let settingsBefore: [UInt32]

  private let program: RunningProgram?
  private let prompt: String

  /// Starts it; `environment` replaces or, with nil, removes what ``Product/environment(home:_:)`` has.
  package init(
    _ arguments: [String],
    environment: [String: String?] = [:],
    columns: Int = 80,
    rows: Int = 24,
    prompt: String = "> "
  ) {
    let terminal = PseudoTerminal(columns: columns, rows: rows)
    self.terminal = terminal
    self.prompt = prompt
    settingsBefore = terminal.settings
    // Opened by the program, the terminal becomes its session's.
    let name = unsafe ttyname(terminal.program).map { unsafe String(cString: $0) } ?? ""
    program = RunningProgram(
      path: Product.path,
      arguments: arguments,
      environment: Product.environment(environment),
      streams: [.file(name, flags: O_RDWR), .file(name, flags: O_RDWR), .file(name, flags: O_RDWR)]
    )
  }

  deinit {
    program?.signal(SIGKILL)
    _ = program?.wait()
    terminal.end()
  }

  /// Types keys.
  package func type(_ keys: String) {
    terminal.type(keys)
  }

  /// What is written up to and with a text; rows end with a line feed.
  package func read(through text: String) -> String {
    Self.rows(terminal.read(through: text.replacing("\n", with: "\r\n")))
  }

  /// What stands before the next prompt, which is read too.
  ///
  /// Before the first line is typed that is the greeting.
  package func readThroughPrompt() -> String {
    let alone = Array(prompt.utf8)
    let after = Array("\n\(prompt)".utf8)
    let text = terminal.read { bytes in
      if bytes.starts(with: alone) { return alone.count }
      return ReadBytes.firstIndex(of: after, in: bytes).map { $0 + after.count }
    }
    return String(Self.rows(text).dropLast(prompt.count))
  }

  /// The last word of a session in each language.
  private static let goodbyes = ["Goodbye", "Auf Wiedersehen"]

  /// The echo of a line, what is said then, up to the next prompt, or with the last word of a session.
  package func readThroughPromptOrGoodbye() -> (said: String, hasLeft: Bool) {
    let prompt = Array("\n\(prompt)".utf8)
    let goodbyes = Self.goodbyes.map { Array("\n\($0)\r\n".utf8) }
    let text = Self.rows(
      terminal.read { bytes in
        for goodbye in goodbyes {
          if let start = ReadBytes.firstIndex(of: goodbye, in: bytes) {
            return start + goodbye.count
          }
        }
        return ReadBytes.firstIndex(of: prompt, in: bytes).map { $0 + prompt.count }
      }
    )
    if Self.goodbyes.contains(where: { text.hasSuffix("\n\($0)\n") }) { return (text, true) }
    return (String(text.dropLast(self.prompt.count)), false)
  }

  /// Types a line and Enter; what is said then, up to the next prompt.
  @discardableResult
  package func enter(_ line: String) -> String {
    type("\(line)\r")
    _ = terminal.read(through: "\r\n")
    return readThroughPrompt()
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    program?.signal(number)
  }

  /// Waits until the program has left by itself; what it said last and nobody has read.
  package func waitForEnd() -> (said: String, ending: ProgramEnding) {
    let ending = program?.wait() ?? .stuck
    return (Self.rows(terminal.readRestOfEnded()), ending)
  }

  /// Waits until the program has left by itself; its terminal may be gone.
  package func waitForEnding() -> ProgramEnding {
    program?.wait() ?? .stuck
  }

  /// Types `quit` and waits.
  @discardableResult
  package func quit() -> (said: String, ending: ProgramEnding) {
    type("quit\r")
    return waitForEnd()
  }

  private static func rows(_ text: String) -> String {
    text.replacing("\r\n", with: "\n")
  }
}
