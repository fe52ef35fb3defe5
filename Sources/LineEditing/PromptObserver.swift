/// Sees what a prompt takes and what it is about to write: what is said apart from what draws the
/// input row.
package protocol PromptObserver: Sendable {
  /// One write of the writer.
  func said(_ bytes: [UInt8])

  /// One write that drew the input row.
  func drew(_ bytes: [UInt8])

  /// A line is about to be said.
  func says(_ line: String, as manner: SpokenManner)

  /// The prompt is about to be shown at the start of a row; empty for none.
  func showsPrompt(_ text: String)

  /// The input row is left for the row below, with this on it.
  func leavesRow(_ text: String)

  /// Bytes were read, or Ctrl-C, which counts as one, was noticed.
  func took(_ count: Int)
}

extension PromptObserver {
  package func says(_ line: String, as manner: SpokenManner) {}

  package func showsPrompt(_ text: String) {}

  package func leavesRow(_ text: String) {}

  package func took(_ count: Int) {}
}
