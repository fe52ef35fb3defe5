/// A file that is no transcript, or cannot be read or written.
package struct TranscriptFileError: Error, Hashable, Sendable {
  /// The path, as it was given.
  package let path: String
  /// The number of the line, from 1; nil when it concerns the whole file.
  package let line: Int?
  /// What is wrong.
  package let fact: Fact

  /// `line` is nil when the whole file is meant.
  package init(path: String, line: Int?, fact: Fact) {
    self.path = path
    self.line = line
    self.fact = fact
  }

  /// What can be wrong with a file.
  package enum Fact: Error, Hashable, Sendable {
    // Reading and writing.
    case missing
    case notAFile
    case tooLarge(bytes: Int)
    case system(operation: String, code: Int32)
    case noTranscriptBelow
    case noBlock
    case openFence
    case indentedFence
    case changedMeanwhile
    // Its bytes.
    case empty
    case byteOrderMark
    case invalidUTF8
    case carriageReturn
    case controlCharacter(UInt8)
    case noFinalNewline
    // Its lines.
    case unknownMark(String)
    case nothingAfterMark(String)
    case onlyBlanks
    case openBracket
    case unknownKey(String)
    case unknownVerb(String)
    case optionsNotFirst
    case openQuote
    case badDuration(String)
    case badTime(String)
    case badAnnouncement
    case badEnd(String)
    case wordsAfter(verb: String)
    case missingWords(verb: String)
    // The whole.
    case missingEnd
    case textAfterEnd
    case nothingTyped
    case nothingCompared
  }
}
