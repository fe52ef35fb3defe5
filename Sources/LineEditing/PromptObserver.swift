/// Sees what a prompt is about to write, for tests: what is said apart from what draws the input row.
package protocol PromptObserver: Sendable {
  /// One write of the writer.
  func said(_ bytes: [UInt8])

  /// One write that drew the input row.
  func drew(_ bytes: [UInt8])
}
