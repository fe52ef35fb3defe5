import TestSupport
import Testing

extension ConformanceTests {
  @Suite("Typing at the built executable")
  struct TypingTests {
    static let options = ["--quiet", "--virtual-time", "--locale", "en_US"]

    @Test("C22: a hundred empty lines say where one is, and change nothing")
    func emptyLines() {
      let run = TerminalRun(Self.options)
      _ = run.readThroughPrompt()
      run.enter("find messages")
      for _ in 0..<100 { #expect(run.enter("") == "Messages, Push and Email\n") }
      #expect(run.enter("undo") == "Error: Nothing to undo. Try list.\n")
      run.quit()
    }

    @Test("C23: Ctrl-C clears the line, on an empty one tells how to leave, during a wait ends it")
    func interrupt() {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      run.type("toggle mess")
      _ = run.read(through: "mess")
      run.type("\u{3}")
      #expect(run.readThroughPrompt() == "\nLine cleared\n")
      run.type("\u{3}")
      #expect(run.readThroughPrompt() == "\nType quit to leave.\n")
      run.type("wait 1h\r")
      _ = run.read(through: "1h\n")
      run.type("\u{3}")
      #expect(run.readThroughPrompt() == "Wait ended\n")
      run.type("\u{4}")
      let (said, ending) = run.waitForEnd()
      #expect(said == "\nGoodbye\n" && ending == .exited(code: 0))
    }

    @Test("C23: Ctrl-C during a wait loses nothing of what was typed ahead")
    func interruptKeepsTypedAhead() {
      let run = TerminalRun(["--quiet"])
      _ = run.readThroughPrompt()
      run.type("wait 1h\r")
      _ = run.read(through: "1h\n")
      run.type("toggle messages push\rdigest da\u{3}")
      #expect(run.readThroughPrompt() == "Wait ended\n")
      #expect(run.readThroughPrompt() == "toggle messages push\nPush, toggle, Off, dimmed\n")
      run.type("ily\r")
      #expect(run.readThroughPrompt() == "digest daily\nDaily, tab, selected, 2 of 3\n")
      run.quit()
    }

    @Test(
      "Each key is drawn once, and nothing is drawn again",
      arguments: ["xterm-256color", "dumb"]
    )
    func keys(term: String) {
      let run = TerminalRun(Self.options, environment: ["TERM": term])
      _ = run.readThroughPrompt()
      for key in "set messages sms on and more" {
        run.type(String(key))
        #expect(run.read(through: String(key)) == String(key))
      }
      for _ in " and more" {
        run.type("\u{7F}")
        #expect(run.read(through: "\u{8} \u{8}") == "\u{8} \u{8}")
      }
      #expect(run.enter("") == "SMS, toggle, On\n")
      run.quit()
    }

    @Test("A line of 64 kB is one line, and a short answer", arguments: [80, 20])
    func longLine(columns: Int) {
      let run = TerminalRun(Self.options, columns: columns)
      _ = run.readThroughPrompt()
      run.type(String(repeating: "x", count: 65536))
      run.type("\r")
      let said = run.read(through: "help.\n")
      #expect(said.count { $0 == "x" } == 65536 + 60)
      #expect(run.readThroughPrompt() == "")
      #expect(run.enter("verbosity 2") == "Verbosity 2\n")
      run.quit()
    }

    @Test("10 kB pasted with newlines are all run, in order, also while a wait runs")
    func paste() {
      for first in ["", "wait 300ms\n"] {
        let run = TerminalRun(["--quiet", "--page", "1000"])
        _ = run.readThroughPrompt()
        let lines = (1...400).map { "prompt P\($0) with some words" }
        run.type(first + lines.map { "\($0)\n" }.joined() + "prompt >\nquit\n")
        let (said, ending) = run.waitForEnd()
        #expect(ending == .exited(code: 0))
        let answers = said.split(separator: "\n").filter { $0.hasPrefix("Prompt, P") }
        #expect(answers.elementsEqual((1...400).map { "Prompt, P\($0) with some words" }))
      }
    }

    @Test("NUL, bytes that are no text, and signs of all kinds: every line is answered")
    func oddBytes() {
      let run = TerminalRun(Self.options)
      _ = run.readThroughPrompt()
      for bytes in [
        [0x00], [0xFF, 0xFE], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98, 0x80], [0xC2, 0x9B],
      ]
        as [[UInt8]]
      {
        run.terminal.type(bytes + [0x0D])
        let said = run.readThroughPromptOrGoodbye().said
        #expect(said.hasSuffix("\n"), "\(bytes)")
        #expect(!said.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0.value != 8 })
      }
      #expect(run.enter("verbosity 2") == "Verbosity 2\n")
      let piped = PipeRun.run(
        Self.options,
        bytes: [0xFF, 0x0A, 0x00, 0x0A, 0x73, 0x75, 0x00, 0x6D, 0x6D, 0x61, 0x72, 0x79, 0x0A, 0xC3]
      )
      #expect(piped.ending == .exited(code: 0))
      #expect(piped.output.contains("Messages, Push and Email\n"))
      run.quit()
    }

    @Test(
      "A hostile ~/.editrc is not read, and when asked for it cannot take the keys away",
      arguments: [false, true]
    )
    func editrc(isRead: Bool) {
      let scratch = Scratch()
      scratch.write(
        "edit off\nbind\nbind ^M ed-unassigned\nbind -v\nbind a vi-cmd-mode\nbind ^I ed-unassigned\n"
          + "echotc me\nsettc am no\nsetty +echo\ntelltc\nhistory size 0\n",
        to: ".editrc"
      )
      let run = TerminalRun(
        Self.options + (isRead ? ["--editrc"] : []),
        environment: ["HOME": scratch.path]
      )
      #expect(run.readThroughPrompt() == "")
      #expect(run.enter("verbosity 2") == "Verbosity 2\n")
      run.type("verb\t")
      #expect(run.read(through: "osity ") == "verbosity ")
      #expect(run.enter("3") == "Verbosity 3\n")
      #expect(run.quit().ending == .exited(code: 0))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test("Inside Emacs the terminal edits, and nothing is announced before Enter")
    func insideEmacs() {
      let run = TerminalRun(
        ["--quiet", "--save-delay", "20ms"],
        environment: ["INSIDE_EMACS": "29.1,comint", "TERM": "dumb"]
      )
      _ = run.readThroughPrompt()
      #expect(run.terminal.settings == run.settingsBefore)
      #expect(run.enter("digest daily") == "Daily, tab, selected, 2 of 3\n")
      let clock = TerminalRun(["--quiet"])
      _ = clock.readThroughPrompt()
      clock.enter("wait 1s")
      clock.quit()
      #expect(run.terminal.readRest() == "")
      #expect(run.enter("verbosity 2") == "Verbosity 2\nSaved\n")
      #expect(run.enter("announce") == run.enter("announce"))
      run.quit()
    }
  }
}
