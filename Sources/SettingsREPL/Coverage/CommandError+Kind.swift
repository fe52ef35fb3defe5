extension CommandError {
  /// Which error it is, whatever it quotes.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case unknownCommand = "unknown command"
    case unclosedQuote = "unclosed quote"
    case unexpected
    case noCategory = "no category"
    case unknownCategory = "unknown category"
    case unknownChannel = "unknown channel"
    case ambiguous
    case noChannels = "no channels"
    case required
    case noSwitchValue = "no switch value"
    case changeByPrefix = "change by prefix"
    case absent
    case unknownQuietHoursSetting = "unknown quiet hours setting"
    case notATime = "not a time"
    case noTime = "no time"
    case equalTimes = "equal times"
    case oneTimeOnly = "one time only"
    case unknownDigest = "unknown digest"
    case noDigest = "no digest"
    case nothingToUndo = "nothing to undo"
    case nothingToRetry = "nothing to retry"
    case noHistory = "no history"
    case nothingChosen = "nothing chosen"
    case noText = "no text"
    case notFound = "not found"
    case noElement = "no element"
    case notActivatable = "not activatable"
    case notAdjustable = "not adjustable"
    case unknownAction = "unknown action"
    case noOpenQuestion = "no open question"
    case turnedOffInSettings = "turned off in settings"
    case onlySettingsTurnsOff = "only settings turns off"
    case inSettings = "in settings"
    case notInSettings = "not in settings"
    case stillLoading = "still loading"
    case notLoaded = "not loaded"
    case noDuration = "no duration"
    case notADuration = "not a duration"
    case noValue = "no value"
    case unknownValue = "unknown value"
    case unknownSimulation = "unknown simulation"
    case noElsewhere = "nothing changes elsewhere"
    case unknownTopic = "unknown topic"
  }

  /// Which error it is.
  package var kind: Kind {
    switch self {
    case .unknownCommand: .unknownCommand
    case .unclosedQuote: .unclosedQuote
    case .unexpected: .unexpected
    case .noCategory: .noCategory
    case .unknownCategory: .unknownCategory
    case .unknownChannel: .unknownChannel
    case .ambiguous: .ambiguous
    case .noChannels: .noChannels
    case .required: .required
    case .noSwitchValue: .noSwitchValue
    case .changeByPrefix: .changeByPrefix
    case .absent: .absent
    case .unknownQuietHoursSetting: .unknownQuietHoursSetting
    case .notATime: .notATime
    case .noTime: .noTime
    case .equalTimes: .equalTimes
    case .oneTimeOnly: .oneTimeOnly
    case .unknownDigest: .unknownDigest
    case .noDigest: .noDigest
    case .nothingToUndo: .nothingToUndo
    case .nothingToRetry: .nothingToRetry
    case .noHistory: .noHistory
    case .nothingChosen: .nothingChosen
    case .noText: .noText
    case .notFound: .notFound
    case .noElement: .noElement
    case .notActivatable: .notActivatable
    case .notAdjustable: .notAdjustable
    case .unknownAction: .unknownAction
    case .noOpenQuestion: .noOpenQuestion
    case .turnedOffInSettings: .turnedOffInSettings
    case .onlySettingsTurnsOff: .onlySettingsTurnsOff
    case .inSettings: .inSettings
    case .notInSettings: .notInSettings
    case .stillLoading: .stillLoading
    case .notLoaded: .notLoaded
    case .noDuration: .noDuration
    case .notADuration: .notADuration
    case .noValue: .noValue
    case .unknownValue: .unknownValue
    case .unknownSimulation: .unknownSimulation
    case .noElsewhere: .noElsewhere
    case .unknownTopic: .unknownTopic
    }
  }
}
