import AccessibilityModel
import Dispatch
import TestSupport
import Testing

@testable import LineEditing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Without a terminal")
struct PipePromptTests {
  /// A prompt between two pipes.
  final class Harness {
    let client = StubClient()
    let observer = RecordingObserver()
    let prompt: PipePrompt
    private(set) var toProgram: Int32
    private(set) var fromProgram: Int32
    private let programEnds: [Int32]
    private let ended = DispatchSemaphore(value: 0)

    init() {
      let input = Self.pipe()
      let output = Self.pipe()
      (toProgram, fromProgram) = (input[1], output[0])
      programEnds = [input[0], output[1]]
      var configuration = PromptConfiguration()
      configuration.input = input[0]
      configuration.output = output[1]
      configuration.handlesSignals = false
      configuration.observer = observer
      prompt = PipePrompt(configuration: configuration, client: client)
      client.connect { [prompt] in prompt.post($0) }
    }

    deinit {
      client.disconnect()
      for descriptor in programEnds + [toProgram, fromProgram] where descriptor >= 0 {
        close(descriptor)
      }
    }

    func start() {
      prompt.post(.ready)
      DispatchQueue(label: "pipe").async { [prompt, ended] in
        prompt.run()
        ended.signal()
      }
    }

    func send(_ bytes: [UInt8]) {
      _ = unsafe write(toProgram, bytes, bytes.count)
    }

    func endInput() {
      close(toProgram)
      toProgram = -1
    }

    func closeOutput() {
      close(fromProgram)
      fromProgram = -1
    }

    func waitForEnd() -> Bool {
      ended.wait(timeout: .now() + Patience.limit) == .success
    }

    private static func pipe() -> [Int32] {
      var ends: [Int32] = [-1, -1]
      _ = unsafe Self.open(&ends)
      return ends
    }

    @unsafe
    private static func open(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
      #if canImport(Darwin)
      unsafe Darwin.pipe(ends)
      #else
      unsafe Glibc.pipe(ends)
      #endif
    }
  }

  @Test("C40: no prompt, no echo; the end of a line in all its forms; a last line without one")
  func lines() {
    let harness = Harness()
    harness.send(
      Array("one\r\ntwo\n\nwith \u{0} in it\n".utf8) + [0x66, 0xFF, 0x0A] + Array("last".utf8)
    )
    harness.endInput()
    harness.start()
    #expect(harness.waitForEnd())
    #expect(
      harness.client.events == [
        .line("one"), .line("two"), .line(""), .line("with \0 in it"), .line("f\u{FFFD}"),
        .line("last"), .closed,
      ]
    )
    #expect(harness.observer.said.first == "You typed one.\n")
    #expect(harness.observer.said[3] == "You typed with  in it.\n")
  }

  @Test("C40: a line longer than any buffer is one line, and is not laid out in rows")
  func longLine() {
    let harness = Harness()
    harness.client.answer { line in ["\(line.utf8.count)", String(repeating: "word ", count: 60)] }
    harness.start()
    let line = [UInt8](repeating: 0x78, count: 30_000)
    for _ in 0..<10 { harness.send(line) }
    harness.endInput()
    #expect(harness.waitForEnd())
    #expect(harness.observer.said == ["300000\n" + String(repeating: "word ", count: 60) + "\n"])
  }

  @Test("Announcements are said at once, none is held or merged")
  func announcements() {
    let harness = Harness()
    harness.client.answer { _ in nil }
    harness.start()
    harness.send(Array("wait 1s\n".utf8))
    #expect(harness.client.wait(for: .line("wait 1s")))
    for number in 1...5 {
      harness.prompt.post(.announcement(Announcement(number: number, text: "Saved")))
    }
    harness.prompt.post(.answer(rows: ["Done"], coversAnnouncementsThrough: 6))
    harness.prompt.post(.announcement(Announcement(number: 6, text: "Saved")))
    harness.prompt.post(.announcePolicy(.off))
    harness.prompt.post(.announcement(Announcement(number: 7, text: "Saved")))
    harness.prompt.post(.ready)
    harness.endInput()
    #expect(harness.waitForEnd())
    #expect(harness.observer.said == Array(repeating: "Saved\n", count: 5) + ["Done\n"])
  }

  @Test("A reader that has gone ends it quietly")
  func brokenPipe() {
    _ = signal(SIGPIPE, SIG_IGN)
    let harness = Harness()
    harness.closeOutput()
    harness.start()
    harness.send(Array("one\ntwo\n".utf8))
    #expect(harness.waitForEnd())
    #expect(harness.client.events == [.line("one"), .closed])
  }

  @Test("Asked to end: once, then Ctrl-C is another thing")
  func signals() {
    let harness = Harness()
    harness.client.stay()
    harness.start()
    harness.prompt.deliver(.interrupt)
    harness.prompt.deliver(.interrupt)
    #expect(harness.client.wait(for: .interruptWhileBusy))
    harness.prompt.post(.leave)
    #expect(harness.waitForEnd())
    #expect(harness.client.events == [.terminate, .interruptWhileBusy])
  }
}
