import AccessibilityModel
import CommandGrammar
import NotificationModel
import Wordings

/// A sentence of the prompt's own, as a fact; its words come from ``Phrases``.
enum Sentence: Hashable, Sendable {
  // Beginning and leaving.
  case greeting(PreferencesSource)
  case howToBegin
  case goodbye
  case quitAgain
  case lineCleared
  case howToLeave
  case waitEnded
  /// Left while a save was under way, at the person's wish.
  case leftWaiting
  /// An error ended the run, as `--fail-on-error` asks for.
  case restNotRun

  // Places.
  case title
  case screenLoading
  case systemSettings
  case startOfScreen
  case endOfScreen

  case rotor(ElementKind, count: Int)
  case firstChoice(String)
  case lastChoice(String)
  case noActions(String)
  case nothingToLeave
  case noAction

  // What is so already.
  case alreadyAllowed
  /// A switch or a chip.
  case alreadySwitched(String, isOn: Bool)
  /// A time or the digest.
  case alreadySet(String, value: String)
  case alreadyForEveryChannel(String, isOn: Bool)
  case quietHoursAlready(isOn: Bool)
  /// A channel that stays on when its category is turned off, and why; empty for no reason.
  case alwaysOn(String, reason: String)

  // The screen in short.
  case quietHours(QuietHours)
  case quietHoursRow(QuietHours)
  case digestRow(Digest)
  case categoryRow(Category)
  case categoryCount(Int)
  case saving
  case notSaved(message: Wording?)
  case notSavedYet

  // The prompt itself.
  case nothingSaid
  case noError
  case noAlerts
  case nothingMore
  case passed(TypedDuration.Amount)
  case page(of: Int, rows: ClosedRange<Int>)
  case setting(PromptSetting, String)

  // Comparing.
  case inStyle(SpeechStyle, String)
  case because(SpeechPart)

  // What would have been heard and felt.
  case logged(String, SpeechOutcome)
  case haptic(Haptic)
  case nothingLogged

  // The audit and the cost.
  case finding(AuditFinding<String>)
  /// States are nil where nothing has any.
  case audited(findings: Int, elements: Int, states: Int?)
  case cost(CostedReading, SpokenCost)
  case swipes(String, SwipeCost)
}

/// What is read to its end when the cost is counted.
enum CostedReading: Hashable, Sendable {
  case list
  case summary
}

/// A setting of the prompt's own, as its answer names it.
enum PromptSetting: Hashable, Sendable {
  case verbosity
  case speech
  case language
  case announce
  case prompt
  case simulated
}
