import AccessibilityModel
import Files
import LineEditing
import NotificationModel
import SimulatedSystem
import TestSupport
import Testing
import Wordings

@testable import SettingsProgram

@Suite("Options")
struct OptionsTests {
  /// An option's words and whether the options are then as they should be.
  struct Accepted: Sendable {
    let name: String
    let value: String?
    let check: @Sendable (ProgramOptions) -> Bool

    init(
      _ name: String,
      _ value: String? = nil,
      check: @escaping @Sendable (ProgramOptions) -> Bool
    ) {
      self.name = name
      self.value = value
      self.check = check
    }
  }

  static let accepted: [Accepted] = [
    Accepted("-c", "list; quit") { $0.commands == "list; quit" },
    Accepted("-c", "") { $0.commands?.isEmpty == true },
    Accepted("--authorization", "notDetermined") { $0.authorizationStatus == .notDetermined },
    Accepted("--authorization", "allowed") { $0.authorizationStatus == .authorized },
    Accepted("--authorization", "authorized") { $0.authorizationStatus == .authorized },
    Accepted("--authorization", "quiet") { $0.authorizationStatus == .provisional },
    Accepted("--authorization", "provisional") { $0.authorizationStatus == .provisional },
    Accepted("--authorization", "denied") { $0.authorizationStatus == .denied },
    Accepted("--authorization", "unknown(7)") { $0.authorizationStatus == .unknown(7) },
    Accepted("--authorization", "ephemeral") { $0.authorizationStatus == .ephemeral },
    Accepted("--preferences", "a=b.json") { $0.preferences == "a=b.json" },
    Accepted("--system", "simulated") { _ in true },
    Accepted("--save-delay", "600ms") { $0.saveDelay == .milliseconds(600) },
    Accepted("--save-delay", "1.5s") { $0.saveDelay == .milliseconds(1500) },
    Accepted("--save-delay", "0s") { $0.saveDelay == .zero },
    Accepted("--load-delay", "8d") { $0.loadDelay == .seconds(8 * 86_400) },
    Accepted("--save-result", "ok") { $0.saveResult == .ok },
    Accepted("--save-result", "fail") { $0.saveResult == .fail(message: nil) },
    Accepted("--save-result", "fail:") { $0.saveResult == .fail(message: nil) },
    Accepted("--save-result", "fail:Busy=1") { $0.saveResult == .fail(message: "Busy=1") },
    Accepted("--load-result", "fail") { $0.loadResult == .fail(message: nil) },
    Accepted("--locale", "en_GB") { $0.locale == "en_GB" },
    Accepted("--time-zone", "Europe/Berlin") { $0.timeZone == "Europe/Berlin" },
    Accepted("--speech", "card") { $0.speech == .card },
    Accepted("--verbosity", "3") { $0.verbosity == .full },
    Accepted("--virtual-time") { $0.isTimeVirtual },
    Accepted("--start", "2026-03-29T01:30:00") {
      $0.start == CivilTime(year: 2026, month: 3, day: 29, hour: 1, minute: 30)
    },
    Accepted("--page", "2") { $0.page == 2 },
    Accepted("--editing", "vi") { $0.editing == .vi },
    Accepted("--editrc") { $0.readsEditrc },
    Accepted("--fail-on-error") { $0.failsOnError },
    Accepted("--quiet") { $0.isQuiet },
    Accepted("--record", "s.txt") { $0.record == "s.txt" },
    Accepted("--control", "3") { $0.control == 3 },
    Accepted("--help") { $0.isHelp },
    Accepted("--version") { $0.isVersion },
  ]

  @Test("Every option, as two words and with an equal sign", arguments: accepted)
  func accepts(option: Accepted) throws {
    guard let value = option.value else {
      #expect(option.check(try ProgramOptions.parse([option.name])))
      return
    }
    #expect(option.check(try ProgramOptions.parse([option.name, value])))
    #expect(option.check(try ProgramOptions.parse(["\(option.name)=\(value)"])))
  }

  @Test("No option is left out of these tests and none of help")
  func complete() {
    let names = OptionTable.all.map(\.name)
    #expect(Set(names) == Set(Self.accepted.map(\.name)) && Set(names).count == names.count)
    for language in SpeechLanguage.allCases {
      let lines = OptionHelp.lines(in: language)
      for name in names { #expect(lines.contains { $0.hasPrefix("\(name)") }) }
    }
  }

  @Test("Of an option given twice the last counts, also over defaults")
  func lastCounts() throws {
    let defaults = try ProgramOptions.parse(["--verbosity", "1", "--quiet", "--save-delay=5s"])
    let words = ["--verbosity=2", "--save-delay", "1s", "--verbosity", "3", "--save-delay=2s"]
    let options = try ProgramOptions.parse(words, onto: defaults)
    #expect(options.verbosity == .full && options.isQuiet && options.saveDelay == .seconds(2))
  }

  @Test(
    "What is refused, in a sentence",
    arguments: [
      (["--verbosity", "4"], #""4" is not a value of --verbosity. It takes 1, 2, or 3."#),
      (["--verbosity"], "--verbosity has no value. It takes 1, 2, or 3."),
      (["--verbosity="], #""" is not a value of --verbosity. It takes 1, 2, or 3."#),
      (["--page", "1"], #""1" is not a value of --page. It takes a number of rows from 2."#),
      (["--page", "x"], #""x" is not a value of --page. It takes a number of rows from 2."#),
      (["--save-result", "okay"], #""okay" is not a value of --save-result."#),
      (["--save-result", "failed"], #""failed" is not a value of --save-result."#),
      (["--save-delay", "5"], #""5" is not a value of --save-delay."#),
      (["--save-delay", "-5s"], #""-5s" is not a value of --save-delay."#),
      (["--authorization", "maybe"], #""maybe" is not a value of --authorization."#),
      (["--time-zone", "Mars/Base"], #""Mars/Base" is not a value of --time-zone."#),
      (["--start", "yesterday"], #""yesterday" is not a value of --start."#),
      (["--start", "2026-02-30T00:00:00"], #""2026-02-30T00:00:00" is not a value of --start."#),
      (["--preferences", ""], #""" is not a value of --preferences. It takes a file."#),
      (["--preferences", "-"], #""-" is not a value of --preferences. It takes a file."#),
      (
        ["--preferences=https://a.b/c"],
        #""https://a.b/c" is not a value of --preferences. It takes a file."#
      ),
      (["--record="], #""" is not a value of --record."#),
      (["--editing", "ed"], #""ed" is not a value of --editing."#),
      (["--system", "real"], #""real" is not a value of --system. It takes simulated."#),
      (
        ["--speech", "loud"],
        #""loud" is not a value of --speech. It takes card, voiceover, or snapshot."#
      ),
      (["--quiet=yes"], #""yes" is not a value of --quiet. It takes no value."#),
      (["--nonsense"], #""--nonsense" is not an option."#),
      (["-x"], #""-x" is not an option."#),
      (["list"], #""list" is not expected. Commands go after -c."#),
      (["--quiet", "-"], #""-" is not expected."#),
      (["--system", "desktop"], "--system desktop is not available in this version."),
      (["--topics", "t.json"], "--topics is not available in this version."),
      (["--source=cat"], "--source is not available in this version."),
      (["--control", "2"], #""2" is not a value of --control."#),
    ] as [([String], String)]
  )
  func refuses(words: [String], sentence: String) {
    do throws(OptionsError) {
      _ = try ProgramOptions.parse(words)
      Issue.record("accepted")
    } catch {
      #expect(error.sentence.english.hasPrefix(sentence), "\(error.sentence)")
      #expect(error.sentence.english.hasSuffix(" Try notification-settings --help."))
      #expect(error.sentence.german.hasSuffix(" Versuchen Sie notification-settings --help."))
    }
    #expect(Program(environment: [:]).run(words) == 2)
  }

  @Test("A path that is no text is refused, and no other file is read or made")
  func foreignBytes() {
    let scratch = Scratch()
    let path = FilePath(scratch.file("")).appending(FilePath(bytes: [0x63, 0xE9]))
    for words in [["--preferences"], ["-c", "digest daily", "--preferences"], ["replay"]] {
      let words = words.map { FilePath($0) } + [path]
      #expect(Program(environment: [:]).run(words) == 2)
    }
    #expect(Scratch.names(in: scratch.path).isEmpty)
  }
}
