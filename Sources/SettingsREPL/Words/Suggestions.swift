import CommandGrammar
import NotificationModel
import SettingsFlow

/// The command an error tells to try: it works in the state in which the error was said.
struct Suggestions {
  let context: ParsingContext
  let state: SettingsState

  func command(for error: CommandError) -> String {
    if context.isInSettings { return "back" }
    switch error {
    case .unknownCommand: return "help"
    case .unclosedQuote, .nothingToUndo, .nothingToRetry, .noHistory, .noText, .notFound,
      .noElement,
      .notInSettings, .absent:
      return "list"
    case .unexpected(_, let command): return "help \(helpTopic(command))"
    case .noCategory(let command), .unknownCategory(_, let command):
      return categoryCommand(command)
    case .unknownChannel(_, let category): return "toggle \(name(of: category)) \(first(category))"
    case .ambiguous, .nothingChosen: return "1"
    case .noSwitchValue(let text): return text.isEmpty ? categoryCommand("set") : "set \(text) on"
    case .changeByPrefix(_, let suggestion): return suggestion
    case .unknownQuietHoursSetting: return "quiet on"
    case .notATime(_, let end), .noTime(let end): return time(for: end, other: nil)
    case .equalTimes(_, let end, let other): return time(for: end, other: other)
    case .oneTimeOnly: return "quiet 22:00 to 7:00"
    case .unknownDigest, .noDigest: return "digest daily"
    case .notActivatable: return "next control"
    case .noOpenQuestion(let isDenied): return isDenied ? "open settings" : "turn on"
    case .turnedOffInSettings, .onlySettingsTurnsOff: return "open settings"
    case .inSettings: return "back"
    case .stillLoading: return "wait 1s"
    case .notLoaded: return "refresh"
    case .noDuration, .notADuration: return "wait 1s"
    case .noValue(let kind), .unknownValue(_, let kind): return value(of: kind)
    case .unknownSimulation: return "simulate save ok"
    case .unknownTopic: return "help"
    }
  }

  private func helpTopic(_ command: String) -> String {
    CommandTable.declaration(named: NameKey(command)) == nil ? "list" : command
  }

  private func categoryCommand(_ command: String) -> String {
    guard let category = context.categories.first else { return "list" }
    let name = name(of: category)
    switch command {
    case "list": return "list \(name)"
    case "set": return "set \(name) \(first(category)) on"
    case "turn on", "turn off": return "\(command) \(name) \(first(category))"
    default: return "toggle \(name) \(first(category))"
    }
  }

  private func name(of category: Category) -> String {
    context.categories.firstIndex { $0.id == category.id }.map(context.typedName) ?? ""
  }

  private func first(_ category: Category) -> String {
    category.channels.first?.channel.rawValue ?? ""
  }

  /// 22:00 for From, 7:00 for To, an hour later when the other end is that.
  private func time(for end: QuietHoursEnd, other: TimeOfDay?) -> String {
    let quietHours = context.quietHours ?? QuietHours()
    switch end {
    case .from:
      return "quiet from \(typed(QuietHours.defaultFrom, unless: other ?? quietHours.to))"
    case .to: return "quiet to \(typed(QuietHours.defaultTo, unless: other ?? quietHours.from))"
    }
  }

  private func typed(_ time: TimeOfDay, unless other: TimeOfDay) -> String {
    let time =
      time == other
      ? TimeOfDay(minutesAfterMidnight: time.minutesAfterMidnight + 60) : time
    return "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  private func value(of kind: ValueKind) -> String {
    switch kind {
    case .verbosity: "verbosity 2"
    case .speech: "speech card"
    case .announce: "announce append"
    case .prompt: "prompt >"
    }
  }
}
