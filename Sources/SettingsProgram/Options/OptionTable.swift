import AccessibilityModel
import CommandGrammar
import LineEditing
import NotificationModel
import SimulatedSystem
import Transcripts

/// Every option, declared once: parsing and help read from it.
enum OptionTable {
  static func declaration(named name: String) -> OptionDeclaration? {
    all.first { $0.name == name }
  }

  /// Options of the design that this version refuses.
  static let later: Set<String> = ["--topics", "--source"]

  static let all: [OptionDeclaration] = [
    option(
      "-c",
      "commands separated by ;",
      "Runs the commands, then leaves",
      apply: { $0.commands = $1 }
    ),
    option(
      "--authorization",
      "notDetermined, allowed, quiet, denied, or ephemeral",
      "The permission's status at the start",
      parse: AuthorizationStatus.init(word:),
      apply: { $0.authorizationStatus = $1 }
    ),
    option(
      "--preferences",
      "a file",
      "Where preferences live, instead of example data",
      apply: { $0.preferences = $1 }
    ),
    option(
      "--system",
      "simulated",
      "Where permission and delivery live",
      parse: { $0 },
      apply: {
        options,
        value throws(OptionsError) in
        if value == "desktop" { throw .notAvailable("--system desktop") }
        guard value == "simulated" else {
          throw .badValue(value, option: "--system", expected: "simulated")
        }
      }
    ),
    option(
      "--save-delay",
      durations,
      "How long a save takes; 800ms on example data",
      parse: duration,
      apply: { $0.saveDelay = $1 }
    ),
    option(
      "--load-delay",
      durations,
      "How long a load takes; 0s",
      parse: duration,
      apply: { $0.loadDelay = $1 }
    ),
    option(
      "--save-result",
      "ok, fail, or fail:MESSAGE",
      "How a save ends; ok",
      parse: outcome,
      apply: { $0.saveResult = $1 }
    ),
    option(
      "--load-result",
      "ok or fail",
      "How a load ends; ok",
      parse: outcome,
      apply: { $0.loadResult = $1 }
    ),
    option(
      "--locale",
      "a language and region such as en_GB",
      "The language and the formats; the environment's",
      apply: { $0.locale = $1 }
    ),
    option(
      "--time-zone",
      "an IANA zone such as Europe/Berlin",
      "The zone; the system's",
      parse: { WallClock.knows(zone: $0) ? $0 : nil },
      apply: { $0.timeZone = $1 }
    ),
    option(
      "--speech",
      "card, voiceover, or snapshot",
      "Whose wording elements are said in; card",
      parse: SpeechStyle.init(rawValue:),
      apply: { $0.speech = $1 }
    ),
    option(
      "--verbosity",
      "1, 2, or 3",
      "How much is said; 2",
      parse: { Int($0).flatMap(Verbosity.init(rawValue:)) },
      apply: { $0.verbosity = $1 }
    ),
    flag("--virtual-time", "Time moves only by wait") { $0.isTimeVirtual = true },
    option(
      "--start",
      "a date and time such as 2026-01-01T09:00:00",
      "The first instant of virtual time",
      parse: civilTime,
      apply: { $0.start = $1 }
    ),
    option(
      "--page",
      "a number of rows from 2",
      "The longest answer before more; 12 on a terminal",
      parse: { Int($0).flatMap { $0 >= 2 ? $0 : nil } },
      apply: { $0.page = $1 }
    ),
    option(
      "--editing",
      "emacs or vi",
      "The key set; emacs",
      parse: EditingMode.init(rawValue:),
      apply: { $0.editing = $1 }
    ),
    flag("--editrc", "Reads ~/.editrc") { $0.readsEditrc = true },
    option(
      "--record",
      "a file that does not exist yet",
      "Writes the session as a transcript on leaving",
      apply: { $0.record = $1 }
    ),
    option(
      "--control",
      "a descriptor's number from 3",
      "Takes the lines of a transcript that begin with @ from there, with --virtual-time",
      parse: { Int32($0).flatMap { $0 >= 3 ? $0 : nil } },
      apply: { $0.control = $1 }
    ),
    flag("--quiet", "Leaves the greeting out") { $0.isQuiet = true },
    flag("--help", "Says this") { $0.isHelp = true },
    flag("--version", "Says the version") { $0.isVersion = true },
  ]

  private static let durations = "a number and a unit such as 600ms, 2s, 5m, 1h, or 8d"

  private static func flag(
    _ name: String,
    _ summary: String,
    apply: @escaping @Sendable (inout ProgramOptions) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: nil, summary: summary) { options, _ in apply(&options) }
  }

  private static func option(
    _ name: String,
    _ value: String,
    _ summary: String,
    apply: @escaping @Sendable (inout ProgramOptions, String) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: value, summary: summary, apply: apply)
  }

  private static func option<Value>(
    _ name: String,
    _ value: String,
    _ summary: String,
    parse: @escaping @Sendable (String) -> Value?,
    apply: @escaping @Sendable (inout ProgramOptions, Value) throws(OptionsError) -> Void
  ) -> OptionDeclaration {
    OptionDeclaration(name: name, value: value, summary: summary) {
      options,
      text throws(OptionsError) in
      guard let parsed = parse(text) else {
        throw .badValue(text, option: name, expected: value)
      }
      try apply(&options, parsed)
    }
  }

  @Sendable
  private static func duration(_ text: String) -> Duration? {
    guard case .duration(let amount) = DurationParser.parse(text) else { return nil }
    return amount.duration
  }

  @Sendable
  private static func outcome(_ text: String) -> SimulatedSystem.Outcome? {
    if text == "ok" { return .ok }
    guard text == "fail" || text.hasPrefix("fail:") else { return nil }
    let message = text.dropFirst("fail:".count)
    return .fail(message: message.isEmpty ? nil : String(message))
  }

  @Sendable
  private static func civilTime(_ text: String) -> CivilTime? {
    guard case .date(let date) = TranscriptTime(text), date.offset == nil else { return nil }
    return CivilTime(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: date.hour,
      minute: date.minute,
      second: date.second
    )
  }
}
