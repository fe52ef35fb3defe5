/// What the system tells a program at a terminal.
package enum TerminalSignal: Sendable, Hashable {
  /// Ctrl-C.
  case interrupt
  /// Ctrl-Z.
  case suspend
  /// In the foreground again, or continued in the background.
  case resume
  /// The terminal's size has changed.
  case resize
  /// The program is asked to end.
  case terminate
  /// The terminal is gone.
  case hangUp
}
