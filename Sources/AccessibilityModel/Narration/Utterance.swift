/// What is said of one element: its line, and the hint after it.
package struct Utterance: Hashable, Sendable {
  /// The pieces of the line.
  package var parts: [SpeechPart]
  /// The pieces of the hint; none when nothing is explained.
  package var hintParts: [SpeechPart]

  /// A line without a hint unless told otherwise.
  package init(parts: [SpeechPart], hintParts: [SpeechPart] = []) {
    self.parts = parts
    self.hintParts = hintParts
  }

  /// The line; empty for an element that says nothing.
  package var spoken: String { parts.joined }

  /// The hint; nil when there is none.
  package var hint: String? { hintParts.isEmpty ? nil : hintParts.joined }
}
