import CommandGrammar

/// Takes the words after a command's name, one meaning at a time.
struct WordReader {
  /// The command whose words these are, by its first name.
  let command: String
  private(set) var words: ArraySlice<Word>

  init(_ words: ArraySlice<Word>, of command: String) {
    self.command = command
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }

  /// What is left, as typed; empty when nothing is.
  var text: String { words.typedText }

  /// Takes `count` words.
  mutating func skip(_ count: Int) {
    words = words.dropFirst(count)
  }

  /// Takes the last `count` words away.
  mutating func dropLast(_ count: Int) {
    words = words.dropLast(count)
  }

  /// Takes the rest, as typed; nil when nothing is left.
  mutating func takeText() -> String? {
    guard !isEmpty else { return nil }
    defer { words = [] }
    return text
  }

  /// Whether the next words are `keyword`, which may be several.
  func begins(with keyword: NameKey) -> Bool {
    // Nearly always the first letter tells.
    guard let first = words.first, !first.isQuoted,
      first.key.text.utf8.first == keyword.text.utf8.first
    else { return false }
    let leading = words.prefix(keyword.wordCount)
    return leading.count == keyword.wordCount && leading.allSatisfy { !$0.isQuoted }
      && leading.key == keyword
  }

  /// Takes the next words when they are `keyword`, which may be several.
  mutating func take(_ keyword: NameKey) -> Bool {
    guard begins(with: keyword) else { return false }
    skip(keyword.wordCount)
    return true
  }

  /// Takes the first of `choices` that the next words are; nil when they are none.
  mutating func take<Value>(oneOf choices: KeyValuePairs<NameKey, Value>) -> Value? {
    for (keyword, value) in choices where take(keyword) { return value }
    return nil
  }

  /// Takes the last word when it is one of `choices`; nil when it is none.
  mutating func takeLast<Value>(oneOf choices: KeyValuePairs<NameKey, Value>) -> Value? {
    guard let last = words.last, !last.isQuoted else { return nil }
    guard let choice = choices.first(where: { $0.key == last.key }) else { return nil }
    words.removeLast()
    return choice.value
  }

  /// Takes the next word when it is a number of this range; nil when it is none.
  mutating func takeNumber(in range: ClosedRange<Int>) -> Int? {
    guard let first = words.first, !first.isQuoted, let number = Int(first.key.text),
      range.contains(number)
    else { return nil }
    skip(1)
    return number
  }

  /// Refuses what is left.
  func finish() throws(CommandError) {
    guard isEmpty else { throw .unexpected(text, after: command) }
  }
}
