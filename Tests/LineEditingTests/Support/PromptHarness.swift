import AccessibilityModel
import Dispatch
import LineEditing
import TestSupport
import Testing

/// A prompt that runs on a thread of its own at a terminal of its own.
final class PromptHarness {
  let terminal: PseudoTerminal
  let client = StubClient()
  let observer = RecordingObserver()
  let prompt: Prompt

  private let ended = DispatchSemaphore(value: 0)
  private var number = 0

  /// Starts the prompt and waits until it is shown.
  init(
    term: String? = "xterm-256color",
    columns: Int = 80,
    terminal: PseudoTerminal? = nil,
    configure: (inout PromptConfiguration) -> Void = { _ in }
  ) {
    self.terminal = terminal ?? PseudoTerminal(columns: columns)
    var configuration = PromptConfiguration()
    configuration.input = self.terminal.program
    configuration.output = self.terminal.program
    configuration.term = term
    configuration.handlesSignals = false
    configuration.observer = observer
    configure(&configuration)
    prompt = Prompt(configuration: configuration, client: client)
    client.connect { [prompt] in prompt.post($0) }
    prompt.post(.ready)
    DispatchQueue(label: "prompt").async { [prompt, ended] in
      prompt.run()
      ended.signal()
    }
    let text = configuration.promptText
    if !text.isEmpty { expect(text.hasSuffix(" ") ? text : text + " ") }
  }

  deinit {
    // Does nothing if it has been left already; else the test has failed.
    prompt.post(.leave)
    if ended.wait(timeout: .now() + Patience.limit) == .success { terminal.end() }
    client.disconnect()
  }

  /// Types keys.
  func type(_ keys: String) {
    terminal.type(keys)
  }

  /// The next bytes on the terminal are exactly these; `\n` stands for what the terminal makes of it.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    let got = String(decoding: terminal.read(count: wanted.utf8.count), as: UTF8.self)
    #expect(got == wanted, sourceLocation: sourceLocation)
  }

  /// Types keys that are drawn exactly so.
  func type(_ keys: String, drawing text: String, sourceLocation: SourceLocation = #_sourceLocation)
  {
    type(keys)
    expect(text, sourceLocation: sourceLocation)
  }

  /// Announces something; returns its number.
  @discardableResult
  func announce(_ text: String, item: String? = nil) -> Int {
    number += 1
    prompt.post(.announcement(Announcement(number: number, text: text, item: item)))
    return number
  }

  /// Waits until everything typed and posted before has been dealt with.
  func waitUntilIdle(sourceLocation: SourceLocation = #_sourceLocation) {
    let idle = DispatchSemaphore(value: 0)
    prompt.whenIdle { idle.signal() }
    let result = idle.wait(timeout: .now() + Patience.limit)
    #expect(result == .success, sourceLocation: sourceLocation)
  }

  /// Leaves; the prompt has ended then, and nothing more was written than what is expected.
  func leave(expecting rest: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
    prompt.post(.leave)
    waitForEnd(sourceLocation: sourceLocation)
    if let rest { expect(rest, sourceLocation: sourceLocation) }
    if rest != nil { #expect(terminal.readRest() == "", sourceLocation: sourceLocation) }
  }

  /// Waits until the prompt has ended by itself.
  func waitForEnd(sourceLocation: SourceLocation = #_sourceLocation) {
    let result = ended.wait(timeout: .now() + 20)
    #expect(result == .success, "the prompt did not end", sourceLocation: sourceLocation)
    if result == .success { ended.signal() }
  }
}
