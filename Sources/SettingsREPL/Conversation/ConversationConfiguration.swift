package import AccessibilityModel
package import NotificationModel
package import SimulatedSystem

/// How a conversation begins.
package struct ConversationConfiguration: Sendable {
  package var medium: Medium
  package var source: PreferencesSource
  /// What the first load finds; nil when the store has to be asked.
  package var firstLoad: Preferences?
  /// Whether the first load holds quiet hours from a time to the same time, which are off then.
  package var hasEqualQuietEnds = false
  package var system: SimulatedSystem
  package var formats: any SpokenFormats
  package var language: SpeechLanguage
  package var verbosity: Verbosity
  package var speech: SpeechStyle
  /// The most rows of an answer before `more`; nil for no limit.
  package var page: Int?
  /// Whether the greeting is left out.
  package var isQuiet: Bool
  /// Whether a command that needs preferences waits for the first load instead of being refused.
  package var waitsForLoad: Bool
  /// Whether the first error of a command ends the run, with exit code 1.
  package var failsOnError = false
  /// Whether what is said and done is noted by kind.
  package var tracksCoverage = false

  package init(
    medium: Medium,
    source: PreferencesSource = .example,
    firstLoad: Preferences? = .sample,
    system: SimulatedSystem = SimulatedSystem(),
    formats: any SpokenFormats,
    language: SpeechLanguage = .english,
    verbosity: Verbosity = .standard,
    speech: SpeechStyle = .card,
    page: Int? = nil,
    isQuiet: Bool = false,
    waitsForLoad: Bool = false
  ) {
    self.medium = medium
    self.source = source
    self.firstLoad = firstLoad
    self.system = system
    self.formats = formats
    self.language = language
    self.verbosity = verbosity
    self.speech = speech
    self.page = page
    self.isQuiet = isQuiet
    self.waitsForLoad = waitsForLoad
  }

  /// What the lines come from and go to.
  package enum Medium: Hashable, Sendable {
    /// A person at a terminal, or a transcript, which behaves like one.
    case terminal
    /// A program: nobody can be asked whether to leave after a failed save.
    case pipe
  }
}

/// Where preferences live, as the greeting tells it.
package enum PreferencesSource: Hashable, Sendable {
  /// In memory only.
  case example
  /// A file by its name.
  case file(String)
  /// A file that the first save creates.
  case newFile(String)
}
