import Wordings

/// Why there are no elements.
struct ElementInputError: Error, Hashable {
  /// The line for standard error, without `Error: `.
  let sentence: Wording
}
