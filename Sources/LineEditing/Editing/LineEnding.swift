/// Why a line was given up before Enter.
enum LineEnding: Hashable, Sendable {
  /// Ctrl-C; whether something was typed.
  case interrupt(hadText: Bool)
  /// Ctrl-D on an empty line.
  case endOfInput
  /// The system asks to end.
  case terminate
  /// The terminal is gone.
  case closed
  /// The session leaves.
  case leave
}
