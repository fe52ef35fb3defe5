/// Sees what a prompt writes, for tests: what was said apart from what drew the input row.
package protocol PromptObserver: Sendable {
  /// One write of the writer.
  func said(_ bytes: [UInt8])

  /// One write that drew the input row.
  func drew(_ bytes: [UInt8])
}
