/// Which sentence of the prompt's own it is, whatever it holds.
package enum SentenceKind: String, CaseIterable, Hashable, Sendable {
  case greeting = "greeting"
  case howToBegin = "how to begin"
  case goodbye = "goodbye"
  case quitAgain = "quit again"
  case lineCleared = "line cleared"
  case howToLeave = "how to leave"
  case waitEnded = "wait ended"
  case leftWaiting = "left without waiting"
  case restNotRun = "rest not run"
  case title = "screen"
  case screenLoading = "screen, loading"
  case systemSettings = "the system's Settings"
  case startOfScreen = "start of screen"
  case endOfScreen = "end of screen"
  case alreadyAllowed = "already allowed"
  case alreadySwitched = "already on or off"
  case alreadySet = "already set"
  case alreadyForEveryChannel = "already so for every channel"
  case quietHoursAlready = "quiet hours already so"
  case alwaysOn = "channel always on"
  case quietHours = "quiet hours in words"
  case quietHoursRow = "quiet hours in short"
  case digestRow = "digest in short"
  case categoryRow = "category in short"
  case categoryCount = "number of categories"
  case saving = "saving"
  case notSaved = "not saved"
  case notSavedYet = "not saved yet"
  case nothingSaid = "nothing said"
  case noError = "no error"
  case noAlerts = "no announcements"
  case nothingMore = "nothing more"
  case passed = "time passed"
  case page = "page"
  case setting = "setting of the prompt"
  case inStyle = "element in a style"
  case because = "reason"
  case rotor = "rotor"
  case firstChoice = "first choice"
  case lastChoice = "last choice"
  case noActions = "no actions"
  case nothingToLeave = "nothing to leave"
  case noAction = "no action"
  case logged = "announcement in the log"
  case haptic = "haptic in the log"
  case nothingLogged = "nothing in the log"
  case finding = "finding"
  case audited = "audited"
  case cost = "cost"
  case swipes = "swipes"

  /// Those that a transcript can hear: it begins without a greeting, and can't break off a wait or
  /// a save.
  static let inTranscripts = allCases.filter {
    ![.greeting, .howToBegin, .waitEnded, .leftWaiting].contains($0)
  }
}

extension Sentence {
  /// Which sentence it is.
  var kind: SentenceKind {
    switch self {
    case .greeting: .greeting
    case .howToBegin: .howToBegin
    case .goodbye: .goodbye
    case .quitAgain: .quitAgain
    case .lineCleared: .lineCleared
    case .howToLeave: .howToLeave
    case .waitEnded: .waitEnded
    case .leftWaiting: .leftWaiting
    case .restNotRun: .restNotRun
    case .title: .title
    case .screenLoading: .screenLoading
    case .systemSettings: .systemSettings
    case .startOfScreen: .startOfScreen
    case .endOfScreen: .endOfScreen
    case .alreadyAllowed: .alreadyAllowed
    case .alreadySwitched: .alreadySwitched
    case .alreadySet: .alreadySet
    case .alreadyForEveryChannel: .alreadyForEveryChannel
    case .quietHoursAlready: .quietHoursAlready
    case .alwaysOn: .alwaysOn
    case .quietHours: .quietHours
    case .quietHoursRow: .quietHoursRow
    case .digestRow: .digestRow
    case .categoryRow: .categoryRow
    case .categoryCount: .categoryCount
    case .saving: .saving
    case .notSaved: .notSaved
    case .notSavedYet: .notSavedYet
    case .nothingSaid: .nothingSaid
    case .noError: .noError
    case .noAlerts: .noAlerts
    case .nothingMore: .nothingMore
    case .passed: .passed
    case .page: .page
    case .setting: .setting
    case .inStyle: .inStyle
    case .because: .because
    case .rotor: .rotor
    case .firstChoice: .firstChoice
    case .lastChoice: .lastChoice
    case .noActions: .noActions
    case .nothingToLeave: .nothingToLeave
    case .noAction: .noAction
    case .logged: .logged
    case .haptic: .haptic
    case .nothingLogged: .nothingLogged
    case .finding: .finding
    case .audited: .audited
    case .cost: .cost
    case .swipes: .swipes
    }
  }
}
