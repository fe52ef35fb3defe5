/// A typed line, split into commands at `;` and into words at blanks.
///
///     try TypedLine("toggle “product news”; list").commands
///     // [[toggle, "product news"], [list]]
///
/// Double quotes, straight or typographic, keep blanks and `;` together; any of them ends what any
/// of them began. An apostrophe is a letter and a backslash is itself.
package struct TypedLine: Hashable, Sendable {
  /// The words of each command, in the order typed; a command without a word is left out.
  package let commands: [[Word]]

  /// Splits `text`, which may hold anything a keyboard, a paste or dictation brings.
  ///
  /// Control characters and invisible format characters are left out.
  package init(_ text: String) throws(UnclosedQuote) {
    if let words = Self.plainWords(of: text) {
      commands = words.isEmpty ? [] : [words]
      return
    }
    var splitter = Splitter()
    for scalar in text.unicodeScalars {
      splitter.take(scalar)
    }
    commands = try splitter.finish()
  }

  /// The words of a line of blanks and plain signs, as most are; nil for any other.
  private static func plainWords(of text: String) -> [Word]? {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      var words: [Word] = []
      words.reserveCapacity(4)
      var start = 0
      for index in 0...bytes.count {
        let isPlain = unsafe index < bytes.count && Unicode.Scalar(bytes[index]).isPlain
        if isPlain { continue }
        guard unsafe index == bytes.count || bytes[index] == UInt8(ascii: " ") else { return nil }
        if start < index {
          unsafe words.append(Word(String(decoding: bytes[start..<index], as: UTF8.self)))
        }
        start = index + 1
      }
      return words
    } ?? nil
  }
}

/// A double quote was opened and the line ended before another.
package struct UnclosedQuote: Error, Hashable, Sendable {
  /// What follows the opening quote, as typed; may be empty.
  package let text: String

  /// The fault of a quote before `text`.
  package init(text: String) {
    self.text = text
  }
}

/// The state between two scalars of a line.
///
/// Scalars, not characters: a blank followed by a joiner is one character, and still a blank.
private struct Splitter {
  private var commands: [[Word]] = []
  private var words: [Word] = []
  /// In UTF-8, as everything is put together here: it is many times as fast as scalar by scalar.
  private var word: [UInt8] = []
  private var isWordQuoted = false
  private var quote: [UInt8]?

  mutating func take(_ scalar: Unicode.Scalar) {
    if quote == nil, scalar.isPlain {
      word.append(UInt8(truncatingIfNeeded: scalar.value))
    } else if scalar.isDoubleQuote {
      if let quoted = quote {
        word.append(contentsOf: quoted)
        quote = nil
      } else {
        quote = []
        isWordQuoted = true
      }
    } else if quote != nil {
      if scalar.isBlank {
        quote?.append(scalar == "\t" || scalar.isLineBreak ? " " : scalar)
      } else if scalar.isVisible || scalar.joins {
        quote?.append(scalar)
      }
    } else if scalar.isBlank {
      endWord()
    } else if scalar == ";" {
      endCommand()
    } else if scalar.isVisible || (scalar.joins && !word.isEmpty) {
      word.append(scalar)
    }
  }

  mutating func finish() throws(UnclosedQuote) -> [[Word]] {
    if let quote { throw UnclosedQuote(text: String(decoding: quote, as: UTF8.self)) }
    endCommand()
    return commands
  }

  private mutating func endWord() {
    if !word.isEmpty || isWordQuoted {
      words.append(Word(String(decoding: word, as: UTF8.self), isQuoted: isWordQuoted))
    }
    word.removeAll(keepingCapacity: true)
    isWordQuoted = false
  }

  private mutating func endCommand() {
    endWord()
    if !words.isEmpty { commands.append(words) }
    words = []
  }
}

extension [UInt8] {
  /// Adds a scalar in UTF-8.
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
  }
}
