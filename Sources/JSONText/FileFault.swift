/// What is wrong with a file's text, and where.
package struct FileFault: Error, Hashable, Sendable {
  /// The byte of the offending value or character in the text, without a byte order mark.
  package let offset: Int
  /// One or two sentences: what was found, and what was expected.
  package let reason: String

  /// A fault at byte `offset`.
  package init(at offset: Int, _ reason: String) {
    self.offset = offset
    self.reason = reason
  }
}
