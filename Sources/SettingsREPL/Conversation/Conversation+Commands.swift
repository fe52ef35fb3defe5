import AccessibilityModel
import CommandGrammar
import SettingsFlow

extension Conversation {
  /// Does what a command asks for; the only place that knows them all.
  mutating func execute(_ command: Command) throws(CommandError) {
    switch command {
    case .list(let scope): try list(scope)
    case .summary: readSummary()
    case .readCategory(let id): readCategory(id)
    case .readChannel(let target): readChannel(target)
    case .readQuietHours: readQuietHours()
    case .readDigest: readDigest()
    case .whereAmI: readWhere()
    case .readCurrent: readCurrent()
    case .help(let topic): try help(topic)

    case .move(let movement): move(movement)
    case .goTo(let number): try goTo(number)
    case .find(let text): try find(text)
    case .items(let text): try listItems(text)
    case .activate: try activate()
    case .adjust(let step): try adjust(by: step)
    case .actions: listActions()
    case .act(let words): try act(words)
    case .rotor(let kind): listRotor(kind)
    case .readOn(let fromTop): readOn(fromTop: fromTop)
    case .escape: if state.isInSettings { try goBack() } else { say(.nothingToLeave) }
    case .magicTap: say(.noAction)

    case .setChannel(let target, let switching): try setChannel(target, switching)
    case .setCategory(let target, let switching): try setCategory(target, switching)
    case .setQuietHours(let switching): try setQuietHours(switching)
    case .setQuietHoursTimes(let from, let to): try setQuietHours(from: from, to: to)
    case .setDigest(let digest): setDigest(digest)
    case .undo: try undo()
    case .retry: try retry()

    case .turnOnNotifications: try turnOnNotifications()
    case .answerAlert(let allow): try answerAlert(allow: allow)
    case .openSettings: openSettings()
    case .back: try goBack()
    case .setSystemSwitch(let switching): setSystemSwitch(switching)
    case .readSystemSwitch: say(.systemSwitch)
    case .load: load()

    case .repeatAnswer, .more, .alerts, .lastError, .spell, .compare, .why, .log, .audit, .cost,
      .history, .simulate, .wait, .setVerbosity, .setSpeech, .setLanguage, .setAnnouncePolicy,
      .setPrompt, .quit:
      try executeForSession(command)
    }
  }

  /// What is about the prompt, or about what was said.
  private mutating func executeForSession(_ command: Command) throws(CommandError) {
    switch command {
    case .repeatAnswer: repeatAnswer()
    case .more: readMore()
    case .alerts(let all): readAlerts(all: all)
    case .lastError:
      if let lastError { say(lastError, lastErrorSource) } else { say(.noError) }
    case .spell: spell()
    case .compare(let language): compare(in: language)
    case .why: explainLastLine()
    case .log(let rate): readLog(SpeechRate(wordsPerMinute: rate))
    case .audit: audit()
    case .cost: readCost()
    case .history(let text): try listHistory(text)
    case .simulate(let simulation, let words):
      // Nothing is said of what cannot be simulated.
      if case .elsewhere(let text) = simulation { _ = try changesElsewhere(text) }
      say(.setting(.simulated, words))
      try simulate(simulation)
    case .wait(let amount):
      pause = .wait(amount, wasAnnounced: false)
      outputs.append(.startTimer(.wait, amount.duration))
    case .setVerbosity(let verbosity):
      narrator = Narrator(style: speech, verbosity: verbosity, language: language)
      say(.setting(.verbosity, String(verbosity.rawValue)))
    case .setSpeech(let style):
      narrator = Narrator(style: style, verbosity: verbosity, language: language)
      say(.setting(.speech, style.rawValue))
    case .setLanguage(let language):
      narrator = Narrator(style: speech, verbosity: verbosity, language: language)
      phrases = language.phrases(phrases.formats.speaking(language))
      say(.setting(.language, language.rawValue))
      flushAnswer()
      outputs.append(.language(language))
    case .setAnnouncePolicy(let policy):
      announcePolicy = policy
      say(.setting(.announce, policy.rawValue))
      flushAnswer()
      outputs.append(.announcePolicy(policy))
    case .setPrompt(let text):
      say(.setting(.prompt, text.isEmpty ? "off" : text))
      flushAnswer()
      outputs.append(.prompt(text.isEmpty ? "" : "\(text) "))
    case .quit: leave(.quit)
    default: preconditionFailure("A command that execute(_:) does itself")
    }
  }
}
