/// What Tab offers: text that can be inserted without doubt, or candidates to read.
package struct CommandCompletion: Hashable, Sendable {
  /// What is typed on behind the text; empty when nothing is certain.
  package let insertion: String
  /// Whole words that fit, in reading order; empty when `insertion` says it all.
  package let candidates: [String]

  package init(insertion: String = "", candidates: [String] = []) {
    self.insertion = insertion
    self.candidates = candidates
  }
}
