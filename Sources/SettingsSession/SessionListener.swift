package import SettingsREPL

/// What hears a session that goes step by step.
package protocol SessionListener {
  /// Takes what the conversation puts out; `instant` is the session's time.
  mutating func hear(_ output: ConversationOutput, at instant: Duration)
}
