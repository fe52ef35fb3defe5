/// What the person or the terminal did.
///
/// After ``line(_:)``, ``interrupt(hadText:)``, ``endOfInput``, ``closed`` and ``terminate`` no prompt
/// is shown until ``PromptMessage/ready``; after ``closed`` none is shown any more.
package enum PromptEvent: Sendable, Hashable {
  /// Announcements wait for the answer to the line that comes next.
  case announcementsWait
  /// Enter: the line without its end.
  case line(String)
  /// Ctrl-C at the prompt; what was typed is gone.
  case interrupt(hadText: Bool)
  /// Ctrl-C while no prompt is shown.
  case interruptWhileBusy
  /// Ctrl-D on an empty line.
  case endOfInput
  /// The end of a pipe, or the terminal or pipe is gone.
  case closed
  /// The system asks to end.
  case terminate
  /// Back in the foreground after Ctrl-Z.
  case foreground
  /// The terminal's width; sent once at the start too.
  case resized(columns: Int)
}
