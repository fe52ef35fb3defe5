package import NotificationModel
package import SettingsFlow

/// Why a command was not run, as a fact; its words come from `Phrases`.
package enum CommandError: Error, Hashable, Sendable {
  case unknownCommand(String)
  case unclosedQuote(String)
  case unexpected(String, after: String)

  case noCategory(command: String)
  case unknownCategory(String, command: String)
  case unknownChannel(String, of: Category)
  /// Several names fit; the chooser that follows holds them.
  case ambiguous(String, choices: [NameChoice])
  /// The category has none, so that nothing of it can be set.
  case noChannels(Category)
  /// The channel can't be turned off; nil when that is so of all that would be turned off.
  case required(Channel?, of: Category)
  /// What the command would be with `on`.
  case noSwitchValue(String, of: Command)
  /// A command that changes something was named by a prefix only.
  case changeByPrefix(String, of: Command)

  case absent(Card)
  case unknownQuietHoursSetting(String)
  case notATime(String, QuietHoursEnd)
  case noTime(QuietHoursEnd)
  /// From and To would be the same; the end is the one that was to be set.
  case equalTimes(TimeOfDay, QuietHoursEnd, other: TimeOfDay)
  case oneTimeOnly(String)
  case unknownDigest(String)
  case noDigest

  case nothingToUndo
  case nothingToRetry
  case noHistory
  case nothingChosen(String, count: Int)
  /// `find` alone, before anything was looked for.
  case noText
  case notFound(String)
  case noElement(Int, count: Int)
  case notActivatable(String)
  case notAdjustable(String)
  /// What was typed, empty when nothing was; the element and the names of its actions.
  case unknownAction(String, of: String, names: [String])

  case noOpenQuestion(isDenied: Bool)
  case turnedOffInSettings
  case onlySettingsTurnsOff
  case inSettings
  case notInSettings

  case stillLoading
  case notLoaded

  case noDuration
  case notADuration(String)
  case noValue(of: ValueKind)
  case unknownValue(String, ValueKind)
  case unknownSimulation(String)
  /// Only example data can be made to change elsewhere.
  case noElsewhere
  case unknownTopic(String)
}

/// One end of the quiet hours.
package enum QuietHoursEnd: CaseIterable, Hashable, Sendable {
  case from
  case to
}

/// A setting of the prompt's own.
package enum ValueKind: CaseIterable, Hashable, Sendable {
  case verbosity
  case speech
  case language
  case announce
  case rotor
  case rate
  case prompt
}

/// One of several things a typed name could mean.
package struct NameChoice: Hashable, Sendable {
  /// What is said.
  package let label: String
  /// What the typed name is replaced with, a name in quotes or a command.
  package let replacement: String

  package init(label: String, replacement: String) {
    self.label = label
    self.replacement = replacement
  }
}
