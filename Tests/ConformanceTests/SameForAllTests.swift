import TestSupport
import Testing

extension ConformanceTests {
  @Suite("One behaviour for everybody")
  struct SameForAllTests {
    static let lines = [
      "list", "more", "turn on", "allow", "toggle messages push", "where", "foo", "help",
      "items re",
      "1", "wait 2s", "quiet on", "undo", "alerts", "repeat",
    ]
    static let options = ["--virtual-time", "--locale", "en_US", "--time-zone", "UTC"]

    /// All bytes of one conversation.
    static func conversation(_ environment: [String: String?], columns: Int = 80) -> [UInt8] {
      let run = TerminalRun(options, environment: environment, columns: columns)
      _ = run.readThroughPrompt()
      for line in lines { run.enter(line) }
      #expect(run.quit().ending == .exited(code: 0))
      return run.terminal.all
    }

    static let usual = conversation([:])

    @Test(
      "C1, C2, C45: the same bytes on every terminal",
      arguments: [
        "dumb", "", "nonsense", "vt100", "linux", "xterm-256color", "screen", "ansi", "xterm", nil,
      ]
    )
    func terminals(term: String?) {
      let bytes = Self.conversation(["TERM": term])
      #expect(bytes == Self.usual)
      #expect(!bytes.contains(0x1B))
    }

    @Test(
      "C45: the same bytes whatever assistive technology, session or colour the environment tells of",
      arguments: [
        ["ACCESSIBILITY_ENABLED": "1"], ["GTK_MODULES": "gail:atk-bridge"],
        ["AT_SPI_BUS_ADDRESS": "unix:abstract=at-spi"], ["QT_ACCESSIBILITY": "1"],
        ["BRLTTY": "1", "SPEAKUP": "1", "TDSR": "1"], ["SCREENREADER": "1", "VOICEOVER": "1"],
        ["NO_COLOR": "1"], ["FORCE_COLOR": "3", "CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"],
        ["TERM_PROGRAM": "Apple_Terminal"], ["TERM_PROGRAM": "vscode"], ["VTE_VERSION": "7600"],
        ["SSH_CONNECTION": "1 2 3 4", "SSH_TTY": "/dev/pts/0"], ["DISPLAY": ":0"], ["CI": "true"],
        ["WT_SESSION": "1"], ["COLUMNS": "20", "LINES": "5"], ["LANG": "C"], ["LC_ALL": "C.UTF-8"],
        ["PAGER": "less", "EDITOR": "vi"], ["LC_ALL": String(repeating: "x", count: 12)],
        ["LANG": "de_DE.UTF-8@" + String(repeating: "x", count: 200)],
      ]
    )
    func environments(environment: [String: String]) {
      #expect(Self.conversation(environment.mapValues { $0 }) == Self.usual)
    }

    @Test("C45: nothing in the sources looks for assistive technology")
    func sources() {
      let folder = Repository.path("Sources")
      let names = [
        "AT_SPI", "at-spi", "ACCESSIBILITY_ENABLED", "VoiceOverRunning", "isVoiceOver",
        "SCREENREADER",
        "SCREEN_READER", "TERM_PROGRAM", "COLORTERM", "NO_COLOR", "sysctl", "proc_listpids",
        "/cmdline", "pgrep", "UserDefaults", "gsettings",
      ]
      let files = Scratch.files(below: folder)
      #expect(files.count > 100)
      for file in files {
        let text = Scratch.contents(of: "\(folder)/\(file)") ?? ""
        for name in names { #expect(!text.contains(name), "\(file): \(name)") }
      }
    }

    @Test(
      "C43: the same line in another spelling is answered the same",
      arguments: [
        ("toggle messages push", "TOGGLE Messages PUSH"),
        ("toggle messages push", "Toggle messages push."),
        ("toggle messages push", "  toggle\u{A0}messages \u{2003}push  "),
        ("toggle messages push", "toggle \u{201C}Messages\u{201D} push"),
        ("toggle messages push", "toggle \u{201E}Messages\u{201C} push"),
        ("toggle messages push", "toggle \u{AB}Messages\u{BB} push"),
        ("toggle messages push", "\u{200B}toggle mess\u{AD}ages push\u{FEFF}"),
        ("set quiet on", "Set Quiet On."),
        ("quiet from 10 pm", "Quiet from 10 P.M."),
        ("quiet from 10pm", "quiet from 10\u{202F}PM"),
        ("quiet 21:00-6:30", "Quiet 21:00\u{2013}6:30."),
        ("don't allow", "Don\u{2019}t allow."), ("don't allow", "DONT ALLOW"),
        ("turn on", "Turn on."), ("digest daily", "Digest, daily."), ("summary", "Summary."),
        ("list quiet", "List quiet?"), ("where", "Where!"),
        ("toggle messages push", "Toggle messages push!"),
        ("find \"quiet hours\"", "Find \u{201C}Quiet hours\u{201D}"),
        ("set product news on", "set product-news on"), ("undo", "UNDO"), ("help", "Help."),
        ("verbosity 3", "Verbosity 3."),
      ]
    )
    func spellings(usual: String, other: String) {
      func answer(_ line: String) -> PipeRun.Result {
        PipeRun.run(
          Self.options + ["--quiet"],
          input: "turn on\ndigest off\nquiet on\n\(line)\nsummary\n"
        )
      }
      #expect(answer(other) == answer(usual))
    }
  }
}
