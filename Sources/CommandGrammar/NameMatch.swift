/// What the leading words of a command name among the candidates.
package enum NameMatch: Hashable, Sendable {
  /// One candidate, by its index, named by the first `wordCount` words.
  ///
  /// `isFull` is false for a number or a prefix: then the person should hear which one it is.
  case match(index: Int, wordCount: Int, isFull: Bool)
  /// At least two candidates, by their indices in order; `text` is what fits them all, as typed.
  case ambiguous([Int], text: String)
  /// No candidate; `text` is the first word as typed, empty when there was no word.
  case none(text: String)
}
