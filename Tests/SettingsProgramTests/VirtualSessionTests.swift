import AccessibilityModel
import Locking
import SettingsREPL
import TestSupport
import Testing

@testable import SettingsProgram

@Suite("A session on virtual time behind a prompt")
struct VirtualSessionTests {
  /// What was put out, with the clock's time, and what is given back at the first prompt.
  private final class Ear: Sendable {
    let clock = VirtualClock()
    private let lines = Locked<[String]>([])
    private let session = Locked<VirtualSession?>(nil)
    private let answer: ConversationEvent?
    private let hasAnswered = Locked(false)

    init(answer: ConversationEvent? = nil) {
      self.answer = answer
    }

    func begin(_ options: ProgramOptions) throws -> VirtualSession {
      let factory = ConversationFactory(options: options, environment: [:])
      let made = try factory.make(medium: .terminal, isTerminal: false)
      let session = VirtualSession(made.conversation, store: made.store, clock: clock) {
        self.take($0)
      }
      self.session.withLock { $0 = session }
      return session
    }

    func takeLines() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }

    private func take(_ output: ConversationOutput) {
      let now = clock.now
      switch output {
      case .answer(let answer, _): lines.withLock { $0 += answer.map { "\(now) \($0)" } }
      case .announcement(let announcement):
        lines.withLock { $0.append("\(now) \(announcement.text), announced") }
      case .ready:
        lines.withLock { $0.append("\(now) ready") }
        let isFirst = hasAnswered.withLock { hasAnswered in
          defer { hasAnswered = true }
          return !hasAnswered
        }
        guard isFirst, let answer, let session = session.withLock({ $0 }) else { return }
        let isTaken = session.post(answer)
        lines.withLock { $0.append("given, \(isTaken)") }
      default: break
      }
    }
  }

  private static var options: ProgramOptions {
    var options = ProgramOptions()
    options.isQuiet = true
    return options
  }

  @Test("The clock stands at the instant of what is put out, then at the end")
  func instants() throws {
    let ear = Ear()
    let session = try ear.begin(Self.options)
    #expect(session.post(.started))
    #expect(ear.takeLines() == ["0.0 seconds ready"])
    #expect(session.post(.line("digest daily; wait 2s; where")))
    #expect(
      ear.takeLines() == [
        "0.0 seconds Daily, tab, selected, 2 of 3", "1.4 seconds Saved, announced",
        "2.0 seconds Notification settings, Notifications are off, 1 of 21", "2.0 seconds ready",
      ]
    )
    session.advance(by: .seconds(3))
    #expect(ear.takeLines().isEmpty && ear.clock.now == .seconds(5))
  }

  @Test("What is given while something is put out comes after all of it")
  func givenMeanwhile() throws {
    let ear = Ear(answer: .line("digest daily"))
    let session = try ear.begin(Self.options)
    #expect(session.post(.started))
    #expect(
      ear.takeLines() == [
        "0.0 seconds ready", "given, true", "0.0 seconds Daily, tab, selected, 2 of 3",
        "0.0 seconds ready",
      ]
    )
  }

  @Test("A file that is taken away is never replaced by the sample, nor forgotten")
  func lostFile() throws {
    let scratch = Scratch()
    let ear = Ear()
    var options = Self.options
    options.preferences = scratch.write(LostFile.text, to: "p.json")
    let session = try ear.begin(options)
    #expect(session.post(.started))
    for step in LostFile.steps {
      step.prepare(scratch)
      _ = ear.takeLines()
      #expect(session.post(.line(step.line)))
      let lines = ear.takeLines().joined(separator: " ")
      for sentence in step.said { #expect(lines.contains(sentence), "\(lines)") }
    }
    #expect(scratch.contents(of: "p.json").map(LostFile.isKept) == true)
  }

  @Test("Commands of -c run on virtual time, one after the other")
  func commands() {
    let run = PipeRun.run(["--quiet", "--virtual-time", "-c", "digest daily; wait 2s; where"])
    #expect(
      run.lines == [
        "Daily, tab, selected, 2 of 3", "Saved",
        "Notification settings, Notifications are off, 1 of 21",
      ]
    )
    #expect(run.ending == .exited(code: 0))
  }
}
