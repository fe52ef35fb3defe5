import Dispatch
import TestSupport
import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension PromptTests {
  /// Each in a process of its own, whose controlling terminal is the one it makes.
  @Suite("Real signals")
  struct SignalTests {
    @Test("C23, C46: Ctrl-C as a key and as a signal, once each")
    func interrupt() async {
      await #expect(processExitsWith: .success) {
        let harness = Self.controllingTerminal()
        harness.type("half", drawing: "half")
        harness.type("\u{3}")
        harness.expect("\nLine cleared\n> ")
        kill(getpid(), SIGINT)
        harness.expect("\nType quit to leave.\n> ")
        harness.client.answer { _ in nil }
        harness.type("wait\r", drawing: "wait\n")
        #expect(harness.client.wait(for: .line("wait")))
        harness.type("\u{3}")
        #expect(harness.client.wait(for: .interruptWhileBusy))
        harness.leave(expecting: "")
        #expect(harness.client.events.count == 5)
        Self.giveUpTerminal()
      }
    }

    @Test(
      "C46: the terminal is as before after a signal that asks to end",
      arguments: [SIGTERM, SIGQUIT, SIGHUP]
    )
    func terminate(number: Int32) async {
      await #expect(processExitsWith: .success) { [number] in
        let terminal = PseudoTerminal()
        let before = terminal.settings
        let harness = Self.controllingTerminal(terminal)
        harness.type("half", drawing: "half")
        #expect(terminal.settings != before)
        kill(getpid(), number)
        harness.waitForEnd()
        #expect(harness.client.events.last == (number == SIGHUP ? .closed : .terminate))
        #expect(terminal.settings == before)
        Self.giveUpTerminal()
      }
    }

    @Test("C46: after a crash too", arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV])
    func crash(number: Int32) async {
      await #expect(processExitsWith: .exitCode(7)) { [number] in
        let terminal = PseudoTerminal()
        let before = terminal.settings
        // Whoever saw to this signal before is told after the terminal is given back.
        FormerHandler.install(for: number, terminal: terminal.program, settings: before)
        let harness = Self.controllingTerminal(terminal)
        harness.type("half", drawing: "half")
        guard terminal.settings != before else { exit(1) }
        // This thread of the system's lets an abort pass only when it is a real one.
        if number == SIGABRT { abort() }
        raise(number)
      }
    }

    @Test("C46: Ctrl-Z gives the terminal back, and the line is there again")
    func suspend() async {
      await #expect(processExitsWith: .success) {
        let harness = Self.controllingTerminal()
        harness.type("half", drawing: "half")
        // Nobody could continue this process, so the system does not stop it.
        harness.type("\u{1A}")
        harness.expect("\n> half")
        #expect(harness.client.wait(for: .foreground))
        harness.type("!", drawing: "!")
        harness.type("\r", drawing: "\nYou typed half!.\n> ")
        #expect(harness.client.events.count { $0 == .foreground } == 1)
        harness.leave(expecting: "\n")
        Self.giveUpTerminal()
      }
    }

    @Test("C25: the system tells of a new width")
    func resize() async {
      await #expect(processExitsWith: .success) {
        let harness = Self.controllingTerminal()
        harness.terminal.resize(columns: 40)
        #expect(harness.client.wait(for: .resized(columns: 40)))
        harness.leave(expecting: "\n")
        Self.giveUpTerminal()
      }
    }

    @Test(
      "C44: whatever the locale, typed letters arrive",
      arguments: ["C", "C.UTF-8", "POSIX", "nonsense"]
    )
    func locale(name: String) async {
      await #expect(processExitsWith: .success) { [name] in
        unsafe setenv("LC_ALL", name, 1)
        let harness = PromptHarness()
        harness.type("é漢", drawing: "é漢")
        harness.terminal.type([0xFF])
        harness.expect("\u{FFFD}")
        harness.type("\r", drawing: "\nYou typed é漢\u{FFFD}.\n> ")
        harness.leave(expecting: "\n")
      }
    }

    /// Takes a signal before the prompt does, and ends the process with 7 if the terminal is as before.
    private enum FormerHandler {
      nonisolated(unsafe) static var terminal: Int32 = -1
      nonisolated(unsafe) static var settings: [UInt32] = []

      static func install(for number: Int32, terminal: Int32, settings: [UInt32]) {
        unsafe Self.terminal = terminal
        unsafe Self.settings = settings
        _ = signal(number) { _ in
          let now = unsafe PseudoTerminal.settings(of: FormerHandler.terminal)
          unsafe exit(now == FormerHandler.settings ? 7 : 1)
        }
      }
    }

    /// The end of the terminal is not the end of this process.
    private static func giveUpTerminal() {
      _ = signal(SIGHUP, SIG_IGN)
    }

    private static func controllingTerminal(_ terminal: PseudoTerminal? = nil) -> PromptHarness {
      let terminal = terminal ?? PseudoTerminal()
      setsid()
      _ = ioctl(terminal.program, UInt(TIOCSCTTY), 0)
      return PromptHarness(terminal: terminal) { $0.handlesSignals = true }
    }
  }
}
