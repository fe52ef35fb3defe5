extension Command {
  /// Whether the app itself says the answer, as opposed to the prompt, which is not there on a phone.
  var isOfTheApp: Bool {
    switch self {
    case .list, .summary, .readCategory, .readChannel, .readQuietHours, .readDigest, .move, .goTo,
      .find, .readCurrent, .readOn, .activate, .adjust, .act, .setChannel, .setCategory,
      .setQuietHours, .setQuietHoursTimes, .setDigest, .undo, .retry, .turnOnNotifications,
      .answerAlert, .openSettings, .back, .escape,
      .magicTap, .setSystemSwitch, .readSystemSwitch, .load:
      true
    case .whereAmI, .repeatAnswer, .more, .help, .alerts, .lastError, .spell, .history, .items,
      .rotor, .actions, .compare, .why, .log, .audit, .cost, .simulate, .wait, .setVerbosity,
      .setSpeech, .setLanguage, .setAnnouncePolicy, .setPrompt, .quit:
      false
    }
  }
}
