/// How a line is said.
package enum SpokenManner: Sendable, Hashable {
  /// On rows of its own, because of what was typed.
  case answer
  /// On rows of its own, by itself.
  case announcement
  /// By itself, on the prompt's row: `> Saved > `.
  case appended
}
