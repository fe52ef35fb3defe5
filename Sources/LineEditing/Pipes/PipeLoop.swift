import AccessibilityModel
import CLineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What happens on the thread of a prompt without a terminal.
final class PipeLoop {
  private let configuration: PromptConfiguration
  private let client: any PromptClient
  private let queue: PromptQueue
  private let input: TerminalInput
  private let output: TerminalOutput
  private let writer: SpokenWriter
  private var splitter = LineSplitter()
  private var hold: AnnouncementHold

  private var isReady = false
  private var hasLeft = false
  private var isAtEnd = false
  private var isClosed = false
  private var isTerminating = false

  /// A loop that has not begun.
  init(configuration: PromptConfiguration, client: any PromptClient, queue: PromptQueue) {
    self.configuration = configuration
    self.client = client
    self.queue = queue
    hold = AnnouncementHold(policy: configuration.announcePolicy)
    splitter.append(configuration.typedAtStart.utf8)
    input = TerminalInput(descriptor: configuration.input)
    output = TerminalOutput(descriptor: configuration.output)
    writer = SpokenWriter(
      output: output,
      layout: RowLayout(columns: nil),
      prompt: "",
      observer: configuration.observer
    )
  }

  /// Runs until `.leave`.
  ///
  /// Returns false when something was said that could not be written.
  func run() -> Bool {
    let signals =
      configuration.handlesSignals ? TerminalSignals { [queue] in queue.post($0) } : nil
    while !hasLeft {
      while let signal = queue.takeSignal() { handle(signal) }
      if let message = queue.takeMessage() {
        handle(message)
      } else if output.isClosed && !isClosed {
        close()
      } else if isReady && !isClosed && !isTerminating {
        readLine()
      } else {
        queue.runIdleActions { false }
        let readiness = input.waitForWake(queue.wake, until: nil)
        if readiness.isWoken { queue.wake?.lower() }
      }
    }
    sayHeld()
    signals?.stop()
    return !output.isClosed
  }

  private func handle(_ message: PromptMessage) {
    switch message {
    case .answer(let lines, let number):
      hold.dropThrough(number)
      writer.say(lines)
    case .announcement(let announcement):
      if hold.receive(announcement) == .say { writer.say([announcement.text], as: .announcement) }
    case .announcementsDue: sayHeld()
    case .announcePolicy(let policy): hold.policy = policy
    case .ready:
      sayHeld()
      isReady = true
      if configuration.holdsInPipe { hold.promptShown() }
    case .promptText, .language: break
    case .endInput: close()
    case .leave: hasLeft = true
    }
  }

  private func sayHeld() {
    writer.say(hold.takeHeld().map(\.text), as: .announcement)
  }

  private func handle(_ signal: TerminalSignal) {
    switch signal {
    case .interrupt where isTerminating: client.receive(.interruptWhileBusy)
    case .interrupt, .terminate, .hangUp:
      isTerminating = true
      client.receive(.terminate)
    case .suspend: cle_stop_process()
    case .resume: client.receive(.foreground)
    case .resize: break
    }
  }

  /// Gives the next line to the client, or reads on, or waits until there is something to do.
  private func readLine() {
    if let line = splitter.takeLine() ?? (isAtEnd ? splitter.takeRest() : nil) {
      isReady = false
      hold.lineEnded()
      client.receive(.line(line))
    } else if isAtEnd {
      close()
    } else {
      queue.runIdleActions { input.hasKey }
      let readiness = input.wait(forKey: true, wake: queue.wake, until: nil)
      if readiness.isWoken { queue.wake?.lower() }
      if readiness.hasKey { readMore() }
    }
  }

  private func readMore() {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(configuration.input, &chunk, chunk.count)
    if count > 0 {
      splitter.append(chunk[..<count])
      configuration.observer?.took(count)
    } else if count == 0 || errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK {
      isAtEnd = true
    }
  }

  private func close() {
    guard !isClosed else { return }
    isClosed = true
    hold.lineEnded()
    client.receive(.closed)
  }
}
