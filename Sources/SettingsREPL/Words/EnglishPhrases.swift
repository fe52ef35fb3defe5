import AccessibilityModel
import CommandGrammar
import NotificationModel
import SettingsFlow

/// The prompt's own words in English.
struct EnglishPhrases: Phrases {
  let words: any ScreenWords = EnglishScreenWords()
  let help = HelpWords.english
  let formats: any SpokenFormats

  let equalQuietEnds = "Quiet hours are off. From and To were the same time."
  let restNotRun = "The rest of the line was not run."
  let whileQuietHoursAreOff = "Quiet hours are off"
  let notSavedYet = "not saved yet"
  let settings = "Settings"
  let untitledCategory = "Category without a name"
  let errorMark = "Error: "

  func text(of sentence: Sentence) -> String {
    switch sentence {
    case .greeting(.example): "\(words.title), example data. Type summary, list, or help."
    case .greeting(.file(let name)): "\(words.title), \(name). Type summary, list, or help."
    case .greeting(.newFile(let name)):
      "\(words.title), \(name). It does not exist yet, so it starts from the sample."
    case .howToBegin: "Type summary, list, or help."
    case .goodbye: "Goodbye"
    case .quitAgain: "Type quit again to leave without saving."
    case .lineCleared: "Line cleared"
    case .howToLeave: "Type quit to leave."
    case .waitEnded: "Wait ended"
    case .leftWaiting: "Left without waiting for the save"
    case .restNotRun: "The rest was not run."
    case .title: words.title
    case .screenLoading: "\(words.title), \(words.loading)"
    case .systemSettings: words.systemSettings
    case .startOfScreen: "Start of screen"
    case .endOfScreen: "End of screen"
    case .alreadyAllowed: "Notifications are already allowed"
    case .alreadySwitched(let label, let isOn): "\(label) is already \(onOff(isOn))"
    case .alreadySet(let label, let value): "\(label) is already \(value)"
    case .alreadyForEveryChannel(let title, let isOn):
      "\(title) is already \(onOff(isOn)) for every channel"
    case .quietHoursAlready(let isOn): "Quiet hours are already \(onOff(isOn))"
    case .alwaysOn(let name, let reason):
      "\(name) is always on" + (reason.isEmpty ? "" : ". \(reason)")
    case .quietHours(let hours) where !hours.isOn: "Quiet hours are off."
    case .quietHours(let hours):
      "Notifications wait from \(time(hours.from)) to \(time(hours.to)) every day."
        + " Time sensitive and critical ones pass."
    case .quietHoursRow(let hours) where !hours.isOn: "\(words.quietHours), \(words.off)"
    case .quietHoursRow(let hours):
      "\(words.quietHours), \(time(hours.from)) to \(time(hours.to))"
    case .digestRow(let digest): digestRow(digest)
    case .categoryRow(let category): row(of: category)
    case .categoryCount(let count): "\(count) categories"
    case .saving: words.saving
    case .notSaved(let message): "\(words.notSaved). \(failure(message))"
    case .notSavedYet: "Not saved yet"
    case .nothingSaid: "Nothing was said yet"
    case .noError: "No error was said yet"
    case .noAlerts: "No new announcements"
    case .nothingMore: "Nothing more"
    case .passed(let amount):
      "\(formats.number(amount.value)) \(unit(amount.unit, isOne: amount.value == 1)) passed"
    case .page(let count, let rows):
      "\(count) \(count == 1 ? "row" : "rows"), \(rows.lowerBound) to \(rows.upperBound) follow. Type more."
    case .setting(let setting, let value): "\(name(of: setting)) \(value)"
    case .inStyle(let style, let text): "\(name(of: style)): \(text)"
    case .rotor(let kind, let count): "\(count) \(name(of: kind, isOne: count == 1))"
    case .firstChoice(let name): "\(name) is the first choice"
    case .lastChoice(let name): "\(name) is the last choice"
    case .noActions(let label): "\(label) has no actions"
    case .nothingToLeave: "Nothing to leave"
    case .noAction: "No action"
    case .logged(let text, let outcome): "\(bare(text)), \(name(of: outcome))"
    case .haptic(let haptic): "Haptic, \(haptic.rawValue)"
    case .nothingLogged: "Nothing was announced yet"
    case .finding(let finding): "\(finding.element), \(finding.rule.rawValue). \(finding.advice)"
    case .audited(let findings, let elements, let states):
      "\(count(findings, "finding", "findings", none: "No")) in \(count(elements, "element", "elements"))"
        + (states.map { " and \($0) states" } ?? "")
    case .cost(let reading, let cost):
      "\(reading == .list ? "List" : "Summary"), \(cost.words) words,"
        + " \(seconds(cost.standardDuration)) seconds at 180 words a minute,"
        + " \(seconds(cost.fastDuration)) at 400"
    case .swipes(let label, let cost):
      "\(label), \(count(cost.byElement, "swipe", "swipes")), with headings \(cost.withHeadings)"
    case .because(let part):
      "\(bare(part.text)), \(name(of: part.property)), \(reason(part.rule))"
    }
  }
}
