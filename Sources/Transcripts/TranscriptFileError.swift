package import Files

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
    /// There is no file.
    case missing
    /// It is a folder, a device or a pipe.
    case notAFile
    /// It has more bytes than are read; how many.
    case tooLarge(bytes: Int)
    /// The system refused; what could not be done (`read`) and the system's number.
    case system(operation: String, code: Int32)
    /// Another program has the folder locked; nil where the system does not tell which.
    case locked(by: LockHolder?)
    /// The name of something in a folder is no text.
    case nameIsNotUTF8
    /// A folder without any file whose name ends in `.txt`.
    case noTranscriptBelow
    /// A Markdown file without a block of a transcript.
    case noBlock
    /// A block of a transcript that nothing closes.
    case openFence
    /// A block of a transcript that does not begin in the first column.
    case indentedFence
    /// Somebody wrote the file while it was being recorded.
    case changedMeanwhile
    /// No byte, or a block without a line.
    case empty
    /// It begins with U+FEFF.
    case byteOrderMark
    /// It is text in another encoding.
    case encoding(ForeignEncoding)
    /// A line is not UTF-8.
    case invalidUTF8
    /// A carriage return, as in CR LF.
    case carriageReturn
    /// A byte below 0x20, or 0x7F.
    case controlCharacter(UInt8)
    /// The last byte is no line feed.
    case noFinalNewline
    /// The first two columns are no mark; what they are.
    case unknownMark(String)
    /// A mark with nothing behind it; the mark.
    case nothingAfterMark(String)
    /// A line of blanks that is not empty.
    case onlyBlanks
    /// A `<` without its `>`.
    case openBracket
    /// No key has this name.
    case unknownKey(String)
    /// No `@ ` line begins with this word.
    case unknownVerb(String)
    /// `@ options` after a line that is not prose.
    case optionsNotFirst
    /// A quote in `@ options` that nothing closes.
    case openQuote
    /// Not a duration after `@ wait`.
    case badDuration(String)
    /// Not a time after `@ until`.
    case badTime(String)
    /// A `* ` line without its time or its words.
    case badAnnouncement
    /// Not `end, exit N`.
    case badEnd(String)
    /// Words after a verb that takes none; the verb.
    case wordsAfter(verb: String)
    /// No words after a verb that needs some; the verb.
    case missingWords(verb: String)
    /// No `@ end`.
    case missingEnd
    /// A line, even an empty one, after `@ end`.
    case textAfterEnd
    /// No `> ` and no `~ ` line.
    case nothingTyped
    /// No recorded line, so that a replay could not fail.
    case nothingCompared
  }
}
