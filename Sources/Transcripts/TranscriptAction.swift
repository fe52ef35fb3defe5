/// What a person wrote: one thing done to the program or to its world.
package enum TranscriptAction: Hashable, Sendable {
  /// The start, with the program's own options; every transcript begins with it.
  case start(options: [String])
  /// `> `: a line typed and entered; empty for Enter on an empty line.
  case enter(String)
  /// `~ `: keys typed, no Enter.
  case keys([TranscriptKey])
  /// `@ wait D`.
  case wait(Duration)
  /// `@ until TIME`.
  case until(TranscriptTime)
  /// `@ simulate WORDS`.
  case simulate(String)
  /// `@ restart`.
  case restart
  /// `@ end, exit N`; every transcript ends with it.
  case end(exitCode: Int)

  /// Whether a person types something.
  var isTyped: Bool {
    switch self {
    case .enter, .keys: true
    default: false
    }
  }

  /// Whether all that can be heard is announcements.
  var isSilent: Bool {
    switch self {
    case .wait, .until, .simulate: true
    default: false
    }
  }

  /// Whether an announcement's time counts from the beginning of this step.
  var isWait: Bool {
    switch self {
    case .wait, .until, .restart, .end: true
    default: false
    }
  }
}
