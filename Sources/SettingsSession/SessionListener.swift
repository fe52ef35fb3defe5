package import SettingsREPL

/// What hears a session that goes step by step.
package protocol SessionListener {
  /// Takes what the conversation puts out; `instant` is the time since any one start.
  mutating func hear(_ output: ConversationOutput, at instant: Duration)
}
