/// Why the program is about to end.
enum Leaving: Hashable, Sendable {
  /// `quit` or Ctrl-D: says `Goodbye`, and stays once when saving failed on a terminal.
  case quit
  /// The end of a pipe or a transcript: what is under way is finished.
  case endOfInput
  /// A command erred, and that ends the run; what is under way is finished.
  case failure
  /// A signal, or the terminal is gone.
  case terminated
}
