import AccessibilityModel
import Files
import LineEditing
import LocaleFormats
import NotificationModel
import SettingsREPL
import SettingsStorage
import SimulatedSystem

/// Makes the conversation and the store that the options ask for.
struct ConversationFactory {
  let options: ProgramOptions
  let environment: [String: String]
  /// Whether what is said and done is noted by kind.
  var tracksCoverage = false

  /// A conversation with the store behind it; nil for example data.
  ///
  /// Throws when the preferences file is broken.
  func make(
    medium: ConversationConfiguration.Medium,
    isTerminal: Bool
  ) throws(PreferencesStoreError) -> (conversation: Conversation, store: (any PreferencesStore)?) {
    let locale = SpokenLocale(option: options.locale, environment: environment)
    let language = SpeechLanguage(rawValue: locale.language) ?? .english
    var configuration = ConversationConfiguration(
      medium: medium,
      system: system,
      formats: LocaleFormats.shared(identifier: locale.identifier).speaking(language),
      language: language,
      verbosity: options.verbosity,
      speech: options.speech,
      page: options.page ?? (isTerminal ? PromptConfiguration.usualRows : nil),
      isQuiet: options.isQuiet || options.commands != nil,
      waitsForLoad: medium == .pipe && !options.isTimeVirtual
    )
    configuration.failsOnError = options.failsOnError
    configuration.tracksCoverage = tracksCoverage
    guard let path = options.preferences else { return (Conversation(configuration), nil) }
    // On virtual time nobody can be told of a wait, or end it.
    let wait = options.isTimeVirtual ? LockWait(limit: .seconds(2)) : LockWait()
    let file = PreferencesFile(path: path, wait: wait)
    let contents = try file.read()
    configuration.source = contents.exists ? .file(file.name) : .newFile(file.name)
    configuration.firstLoad = contents.preferences
    configuration.hasEqualQuietEnds = contents.hasEqualQuietEnds
    return (Conversation(configuration), file)
  }

  private var system: SimulatedSystem {
    SimulatedSystem(
      authorizationStatus: options.authorizationStatus,
      saveDelay: options.saveDelay ?? (options.preferences == nil ? .milliseconds(800) : .zero),
      saveResult: options.saveResult,
      loadDelay: options.loadDelay,
      loadResult: options.loadResult
    )
  }
}
