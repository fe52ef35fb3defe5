import CommandGrammar
import NotificationModel

/// The command an error tells to try: it works in the state in which the error was said.
struct Suggestions {
  let context: ParsingContext

  func command(for error: CommandError) -> String {
    if context.isInSettings { return "back" }
    switch error {
    case .unknownCommand: return "help"
    case .unclosedQuote, .nothingToUndo, .nothingToRetry, .noHistory, .noText, .notFound,
      .noElement, .notInSettings, .absent, .noChannels, .required:
      return "list"
    case .unexpected(_, let command): return "help \(helpTopic(command))"
    case .noCategory(let command), .unknownCategory(_, let command):
      return categoryCommand(command)
    case .unknownChannel(_, let category):
      guard !category.changeableChannels.isEmpty else { return "list" }
      return "toggle \(channelName(of: category))"
    case .ambiguous, .nothingChosen: return "1"
    case .noSwitchValue(_, let command), .changeByPrefix(_, let command): return set(command)
    case .unknownQuietHoursSetting: return turnQuietHoursOn(by: "quiet on")
    case .notATime(_, let end), .noTime(let end): return time(for: end, other: nil)
    case .equalTimes(_, let end, let other): return time(for: end, other: other)
    case .oneTimeOnly: return "quiet 22:00 to 7:00"
    case .unknownDigest, .noDigest: return "digest daily"
    case .notActivatable, .notAdjustable: return "next control"
    case .unknownAction(_, _, let names): return names.isEmpty ? "next control" : "do 1"
    case .noOpenQuestion(let isDenied): return isDenied ? "open settings" : "turn on"
    case .turnedOffInSettings, .onlySettingsTurnsOff: return "open settings"
    case .inSettings: return "back"
    case .stillLoading: return "wait 1s"
    case .notLoaded: return "refresh"
    case .noDuration, .notADuration: return "wait 1s"
    case .noValue(let kind), .unknownValue(_, let kind): return value(of: kind)
    case .unknownSimulation: return "simulate save ok"
    case .noElsewhere: return "refresh"
    case .unknownTopic: return "help"
    }
  }

  private func helpTopic(_ command: String) -> String {
    CommandTable.declaration(named: NameKey(command)) == nil ? "list" : command
  }

  private func categoryCommand(_ command: String) -> String {
    guard let category = context.categories.first(where: { !$0.changeableChannels.isEmpty })
    else {
      return "list"
    }
    switch command {
    case "list": return "list \(context.typedName(of: category.id))"
    case "set": return "set \(channelName(of: category)) on"
    case "turn on", "turn off": return "\(command) \(channelName(of: category))"
    default: return "toggle \(channelName(of: category))"
    }
  }

  /// The category and the first of its channels that can be changed.
  private func channelName(of category: Category) -> String {
    let channel = category.changeableChannels.first.map {
      context.typedName(of: $0.channel, in: category)
    }
    return "\(context.typedName(of: category.id)) \(channel ?? "")"
  }

  /// A command that sets something, in full.
  private func set(_ command: Command) -> String {
    switch command {
    case .setCategory(let target, let switching):
      let canTurnOff = context.categories.contains {
        $0.id == target.id && !$0.changeableChannels.isEmpty
      }
      let value = switching == .off && canTurnOff ? "off" : "on"
      return "set \(context.typedName(of: target.id)) \(value)"
    case .setChannel(let target, let switching):
      guard let category = context.categories.first(where: { $0.id == target.category }) else {
        return "list"
      }
      let channel = context.typedName(of: target.channel, in: category)
      let name = context.typedName(of: category.id)
      let canTurnOff = category[target.channel]?.requirement == nil
      return "set \(name) \(channel) \(switching == .off && canTurnOff ? "off" : "on")"
    default: return turnQuietHoursOn(by: "set quiet on")
    }
  }

  /// Equal ends are refused, so they have to be told apart first.
  private func turnQuietHoursOn(by command: String) -> String {
    guard let quietHours = context.quietHours, quietHours.from == quietHours.to else {
      return command
    }
    return time(for: .to, other: quietHours.from)
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
    case .language: "language de"
    case .announce: "announce append"
    case .rotor: "rotor headings"
    case .rate: "log rate 180"
    case .prompt: "prompt >"
    }
  }
}
