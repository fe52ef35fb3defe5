package import Wordings

/// What is wrong with a file's text, and where.
package struct FileFault: Error, Hashable, Sendable {
  /// The byte of the offending value or character in the text, without a byte order mark.
  package let offset: Int
  /// One or two sentences: what was found, and what was expected.
  package let reason: Wording

  /// A fault at byte `offset`.
  package init(at offset: Int, _ reason: Wording) {
    self.offset = offset
    self.reason = reason
  }

  /// A fault at byte `offset`, its reason in each language.
  package init(at offset: Int, _ reason: String, german: String) {
    self.init(at: offset, Wording(reason, german: german))
  }

  /// A value that is something else than what was expected there.
  package init(at offset: Int, _ name: Wording, is found: Wording, expected: Wording) {
    self.init(
      at: offset,
      "\(name.english) is \(found.english). Expected \(expected.english).",
      german: "\(name.german) ist \(found.german). Erwartet: \(expected.german)."
    )
  }
}
