import NotificationModel
import SettingsFlow

extension EnglishPhrases {
  func text(of error: CommandError, in context: ParsingContext) -> String {
    switch error {
    case .unknownCommand(let text):
      "\(quoted(text)) is not a command. Commands are \(list(CommandTable.principal + ["more"]))."
    case .unclosedQuote(let text):
      "A quotation mark \(text.isEmpty ? "at the end" : "before \(quoted(text))") was not closed,"
        + " so the line was not run. A name in quotes needs two."
    case .unexpected(let text, let command):
      "\(quoted(text)) is not expected after \(command)."
    case .noCategory:
      "No category was given. \(categories(context))"
    case .unknownCategory(let text, _):
      "\(quoted(text)) is not a category. \(categories(context))"
    case .unknownChannel(let text, let category):
      "\(shortened(category.title)) has no channel \(quoted(text, endsSentence: true)). It offers \(channels(category, more: "more"))."
    case .ambiguous(let text, let choices):
      "\(quoted(text)) fits \(choices.count) names."
    case .noChannels(let category):
      "\(shortened(category.title)) is not offered on any channel."
    case .required(let channel, let category):
      alwaysOn(required(channel, of: category), shortened(category.title))
    case .noSwitchValue(let text, _):
      "Neither on nor off was given for \(quoted(text, endsSentence: true))."
    case .changeByPrefix(let text, _):
      "\(quoted(text)) is not a full name. A change needs the full name, or set before it."
    case .absent(let card):
      "There is no \(title(of: card)) card here."
    case .unknownQuietHoursSetting(let text):
      "\(quoted(text)) is not a setting of the quiet hours. They take on, off, or two times."
    case .notATime(let text, let end):
      "\(quoted(text)) is not a time of day. \(stays(end, context))"
    case .noTime(let end):
      "No time was given. \(stays(end, context))"
    case .equalTimes(let time, _, _):
      "From and To are both \(self.time(time)). Quiet hours need two different times."
    case .oneTimeOnly(let text):
      "\(quoted(text)) is one time. Quiet hours need two different times."
    case .unknownDigest(let text):
      "\(quoted(text)) is not a digest. Digests are \(list(Digest.allCases.map(words.digestName)))."
    case .noDigest:
      "No digest was given. Digests are \(list(Digest.allCases.map(words.digestName)))."
    case .nothingToUndo: "Nothing to undo."
    case .nothingToRetry: "Nothing to retry."
    case .noHistory: "No line was typed before."
    case .nothingChosen(let text, let count): "\(quoted(text)) is not one of the \(count) names."
    case .noText: "No text was given."
    case .notFound(let text): "\(quoted(text)) was not found."
    case .noElement(let number, let count):
      "There is no element \(number). There are \(count)."
    case .notActivatable(let label): "\(quoted(label)) does nothing when activated."
    case .notAdjustable(let label): "\(quoted(label)) has no value to increase or decrease."
    case .unknownAction(_, let label, let names) where names.isEmpty:
      "\(quoted(label)) has no actions."
    case .unknownAction(let text, let label, let names):
      (text.isEmpty
        ? "No action was given."
        : "\(quoted(text)) is not an action of \(quoted(label, endsSentence: true)).")
        + " Actions are \(firstNames(names, more: "more"))."
    case .noOpenQuestion: "No question is open."
    case .turnedOffInSettings:
      "Notifications are turned off in Settings. Only Settings can turn them on."
    case .onlySettingsTurnsOff: "Only Settings can turn notifications off."
    case .inSettings: "You are in Settings."
    case .notInSettings: "You are not in Settings."
    case .stillLoading: "Preferences are still loading."
    case .notLoaded: words.loadFailed
    case .noDuration: "No duration was given."
    case .notADuration(let text):
      "\(quoted(text)) is not a duration. A duration is a number and a unit."
    case .noValue(let kind): "No \(name(of: kind)) was given. \(values(of: kind))"
    case .unknownValue(let text, let kind):
      "\(quoted(text)) is not a \(name(of: kind)). \(values(of: kind))"
    case .noElsewhere: "Only example data can be made to change elsewhere."
    case .unknownSimulation(let text):
      (text.isEmpty
        ? "Nothing to simulate was given."
        : SimulationParser.isName(text)
          ? "\(quoted(text)) does not say what to simulate."
          : "\(quoted(text)) cannot be simulated.")
        + " Simulations are \(list(SimulationParser.names))."
    case .unknownTopic(let text): "\(quoted(text)) is not a command."
    }
  }

  func suggestion(_ command: String) -> String { "Try \(command)." }

  private func alwaysOn(_ channels: [Channel], _ title: String) -> String {
    let names = list(channels.map(words.channelName))
    return "\(names) \(channels.count == 1 ? "is" : "are") always on for \(title)."
  }

  private func quoted(_ text: String, endsSentence: Bool = false) -> String {
    quoted(text, andMore: "and more", endsSentence: endsSentence)
  }

  private func categories(_ context: ParsingContext) -> String {
    let titles = context.categories.map(\.title)
    guard !titles.isEmpty else { return words.noCategories }
    guard titles.count > 1 else { return "The category is \(shortened(titles[0]))." }
    return "Categories are \(firstNames(titles, more: "more"))."
  }

  private func stays(_ end: QuietHoursEnd, _ context: ParsingContext) -> String {
    guard let quietHours = context.quietHours else { return "" }
    switch end {
    case .from: return "\(words.from) stays \(time(quietHours.from))."
    case .to: return "\(words.to) stays \(time(quietHours.to))."
    }
  }

  private func name(of kind: ValueKind) -> String {
    switch kind {
    case .verbosity: "verbosity"
    case .speech: "speech style"
    case .language: "language"
    case .announce: "time to announce"
    case .rotor: "rotor"
    case .rate: "rate of speech"
    case .prompt: "prompt"
    }
  }

  private func values(of kind: ValueKind) -> String {
    switch kind {
    case .verbosity: "It is 1, 2, or 3."
    case .speech: "It is card, voiceover, or snapshot."
    case .language: "It is en, de, or ru."
    case .rotor: "It is headings, controls, or containers."
    case .rate: "It is a number of words a minute, from 1 to 1000."
    case .announce: "It is append, enter, or off."
    case .prompt: "It is a text, or off."
    }
  }
}
