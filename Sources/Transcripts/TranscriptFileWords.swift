import Files
import Wordings

extension TranscriptFileError {
  /// One sentence: `Transcripts/saving/retry.txt line 3: "x" is not a mark. …`.
  package var sentence: String {
    let sentence = "\(path)\(line.map { " line \($0)" } ?? ""): \(fact.words)"
    guard fact == .nothingCompared else { return sentence }
    return sentence + " Try record --mode missing \(path.contains(" ") ? "\"\(path)\"" : path)."
  }
}

extension TranscriptFileError.Fact {
  /// What is wrong and what was expected, in words.
  package var words: String {
    switch self {
    case .missing: "There is no such file."
    case .notAFile: "It is not a file."
    case .tooLarge(let bytes):
      "It has \(bytes) bytes. A file of transcripts has at most \(TranscriptFiles.mostBytes)."
    case .system(let operation, let code):
      "It could not be \(operation): \(SystemFailure.description(of: code))."
    case .locked(let holder): "It could not be written: It is locked by \(holder.said.english)."
    case .nameIsNotUTF8: "Its name is not UTF-8. Rename it first."
    case .noTranscriptBelow: "The folder has no transcript. Their names end in .txt."
    case .noBlock: "It has no block fenced with ```transcript."
    case .openFence: "A fence opens here and nothing closes it."
    case .indentedFence: "A block of a transcript begins in the first column."
    case .changedMeanwhile: "It was changed by somebody else, so it was not written."
    case .empty: "It is empty."
    case .byteOrderMark: "It begins with a byte order mark. A transcript is plain UTF-8."
    case .encoding(let encoding): "It is \(encoding.rawValue). A transcript is plain UTF-8."
    case .invalidUTF8: "It is not UTF-8."
    case .carriageReturn: "A carriage return stands here. Lines end with a line feed alone."
    case .controlCharacter(let byte):
      "A control character stands here, number \(byte). Keys are typed on a ~ line, by name."
    case .noFinalNewline: "The last line does not end with a line feed."
    case .unknownMark(let columns):
      "\"\(columns)\" is not a mark. "
        + "A line begins with >, ~, @, #, !, * and a blank, or with two blanks."
    case .nothingAfterMark(let mark): "Nothing stands after \(mark)."
    case .onlyBlanks: "The line has only blanks. A blank line is empty."
    case .openBracket: "A < opens here and no > closes it. The key < is written <Less>."
    case .unknownKey(let name):
      "\"\(name)\" is not a key. Keys are Tab, Backspace, Less, Ctrl-C, Alt-F, "
        + TranscriptKey.Name.allCases.map(\.rawValue).joined(separator: ", ") + "."
    case .unknownVerb(let verb):
      "\"\(verb)\" is not a word of @. Words are options, wait, until, simulate, restart, and end."
    case .optionsNotFirst: "@ options is the first line that is not prose."
    case .openQuote: "A quote opens here and nothing closes it."
    case .badDuration(let text):
      "\"\(text)\" is not a duration. It is a number and a unit: 600ms, 2s, 5m, 1h, 8d."
    case .badTime(let text):
      "\"\(text)\" is not a time. It is a time of day or a date: 18:00, 2026-01-01T09:00:00."
    case .badAnnouncement: "An announcement is * and its time and its words: * 1.4s Saved."
    case .badEnd(let text):
      "\"\(text)\" is not an end. It is @ end, exit and a number up to 255: @ end, exit 0."
    case .wordsAfter(let verb): "Nothing stands after @ \(verb)."
    case .missingWords(let verb): "Words are missing after @ \(verb)."
    case .missingEnd: "It has no @ end. Its last line is @ end, exit 0."
    case .textAfterEnd: "A line stands after @ end, which is the last."
    case .nothingTyped: "Nothing is typed in it. A line that is typed begins with > and a blank."
    case .nothingCompared: "It has no recorded line, so nothing would be compared."
    }
  }
}
