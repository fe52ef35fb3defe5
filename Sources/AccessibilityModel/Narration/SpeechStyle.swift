/// Whose wording an element is said in.
package enum SpeechStyle: String, CaseIterable, Hashable, Sendable {
  /// The product's own: label first, then role, state, position.
  case card
  /// What an iPhone says, as recorded transcripts have it.
  case voiceover
  /// The stylised transcript of snapshot tests.
  case snapshot
}
