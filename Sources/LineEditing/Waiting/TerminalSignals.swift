import Dispatch

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The process's signals as messages; nothing runs inside a signal handler.
final class TerminalSignals {
  private static let meanings: [(number: Int32, signal: TerminalSignal)] = [
    (SIGINT, .interrupt), (SIGTSTP, .suspend), (SIGCONT, .resume), (SIGWINCH, .resize),
    (SIGTERM, .terminate), (SIGQUIT, .terminate), (SIGHUP, .hangUp),
  ]

  private var sources: [any DispatchSourceSignal] = []
  private var former: [(number: Int32, action: sigaction)] = []
  private let cancelled = DispatchGroup()

  /// Takes the signals over until ``stop()``; each goes to `handler`, on a queue of its own.
  init(handler: @escaping @Sendable (TerminalSignal) -> Void) {
    let queue = DispatchQueue(label: "terminal signals", qos: .userInteractive)
    let registered = DispatchGroup()
    _ = ignore(SIGPIPE)
    for (number, signal) in Self.meanings {
      // Started to outlive its terminal.
      if ignore(number) && number == SIGHUP { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { handler(signal) }
      registered.enter()
      source.setRegistrationHandler { registered.leave() }
      cancelled.enter()
      source.setCancelHandler { [cancelled] in cancelled.leave() }
      source.resume()
      sources.append(source)
    }
    // Until then a signal would be lost.
    registered.wait()
  }

  /// Gives the signals back to whoever had them before.
  func stop() {
    for source in sources { source.cancel() }
    cancelled.wait()
    sources = []
    for (number, action) in former {
      var action = action
      _ = unsafe sigaction(number, &action, nil)
    }
    former = []
  }

  /// True when the signal was ignored already.
  private func ignore(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    former.append((number, action))
    let previous = signal(number, SIG_IGN)
    return unsafe unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
