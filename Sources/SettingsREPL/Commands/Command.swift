package import AccessibilityModel
package import CommandGrammar
package import NotificationModel
package import SettingsFlow
package import SimulatedSystem

/// What a typed command asks for, with everything it names found.
package enum Command: Hashable, Sendable {
  // Reading.
  case list(ListScope)
  case summary
  case readCategory(Category.ID)
  case readChannel(ChannelTarget)
  case readQuietHours
  case readDigest
  case whereAmI
  case repeatAnswer
  case more
  case help(topic: String?)
  case alerts(all: Bool)
  case lastError
  case spell
  /// In another language, or in the one that is spoken.
  case compare(SpeechLanguage?)
  case why
  /// The rate in words a minute.
  case log(rate: Int)
  case audit
  case cost
  case history(String?)

  // Moving.
  case move(Movement)
  case goTo(number: Int)
  case find(String?)
  case items(String?)
  case readCurrent
  case activate
  case adjust(by: Int)
  case actions
  case act([Word])
  case rotor(ElementKind)
  case readOn(fromTop: Bool)
  case escape
  case magicTap

  // Changing.
  case setChannel(ChannelTarget, Switching)
  case setCategory(CategoryTarget, Switching)
  case setQuietHours(Switching)
  case setQuietHoursTimes(from: TimeOfDay?, to: TimeOfDay?)
  case setDigest(Digest)
  case undo
  case retry

  // The permission and the system.
  case turnOnNotifications
  case answerAlert(allow: Bool)
  case openSettings
  case back
  case setSystemSwitch(Switching)
  case readSystemSwitch
  case load
  case simulate(Simulation, words: String)

  // The prompt itself.
  case wait(TypedDuration.Amount)
  case setVerbosity(Verbosity)
  case setSpeech(SpeechStyle)
  case setLanguage(SpeechLanguage)
  case setAnnouncePolicy(AnnouncementPolicy)
  case setPrompt(String)
  case quit
}

/// Which part of the screen is read.
package enum ListScope: Hashable, Sendable {
  case all
  case permission
  case card(Card)
}

/// A category as it was named.
package struct CategoryTarget: Hashable, Sendable {
  package let id: Category.ID
  /// Whether the name was typed in full, so that there is no doubt which is meant.
  package let isNamedInFull: Bool
}

/// A channel of a category as both were named.
package struct ChannelTarget: Hashable, Sendable {
  package let category: Category.ID
  package let channel: Channel
  /// Whether both names were typed in full, so that there is no doubt which are meant.
  package let isNamedInFull: Bool
}

/// How a switch is to be set.
package enum Switching: Hashable, Sendable {
  case on
  case off
  case toggle

  /// What a switch that is `isOn` becomes.
  package func applied(to isOn: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .toggle: !isOn
    }
  }
}

/// How the cursor moves.
package enum Movement: Hashable, Sendable {
  case next(ElementKind, count: Int)
  case previous(ElementKind, count: Int)
  case first
  case last
}

/// What the cursor stops at.
package enum ElementKind: String, CaseIterable, Hashable, Sendable {
  case any
  case heading
  case control
  case container
}

/// Something the simulated world does.
package enum Simulation: Hashable, Sendable {
  case answer(SimulatedSystem.ScriptedAnswer)
  case saveResult(SimulatedSystem.Outcome)
  case loadResult(SimulatedSystem.Outcome)
  case saveDelay(Duration)
  case loadDelay(Duration)
  case authorization(AuthorizationStatus)
  case background
  case foreground
  case announce(String)
  /// Another program changes the example data: what would follow `set`.
  case elsewhere(String)
}
