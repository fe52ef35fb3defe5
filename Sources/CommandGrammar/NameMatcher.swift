/// Finds which of a screen's names the leading words of a command mean.
///
/// The order of the candidates is the order in which they are numbered, from 1.
package struct NameMatcher: Sendable {
  /// One name to choose from.
  package struct Candidate: Hashable, Sendable {
    /// The name that is said.
    package var title: String
    /// The name in files and on the wire.
    package var id: String

    /// A name that is said as `title` and kept as `id`.
    package init(title: String, id: String) {
      self.title = title
      self.id = id
    }
  }

  private let titles: [Name]
  private let ids: [Name]
  private let longestName: Int

  /// A name as it is compared: whole, and word by word.
  private struct Name {
    let key: NameKey
    let words: [NameKey]

    init(_ name: String) {
      key = NameKey(name)
      words = key.words
    }

    /// Whether exactly these words spell it; a word in quotes can be a name of several.
    func isSpelled(by typed: ArraySlice<Word>) -> Bool {
      if typed.count == 1, let only = typed.first { return only.key == key && !key.isEmpty }
      return typed.count == words.count
        && words.indices.allSatisfy { typed[typed.startIndex + $0].key == words[$0] }
    }
  }

  /// A matcher for `candidates`, numbered in their order; made once for many lines.
  package init(_ candidates: [Candidate]) {
    ids = candidates.map { Name($0.id) }
    titles = candidates.map { Name($0.title) }
    longestName = (titles + ids).reduce(0) { max($0, $1.words.count) }
  }

  /// What the first of `words` name.
  ///
  /// A full title or id wins over a number, a number over a prefix, more words over fewer, a title
  /// over an id. A quoted word is a name of its own and no number.
  package func match(_ words: ArraySlice<Word>) -> NameMatch {
    guard let first = words.first else { return .none(text: "") }
    if let full = fullMatch(words) { return full }
    if let index = index(numberedBy: first) {
      return .match(index: index, wordCount: 1, isFull: false)
    }
    for count in nameLengths(of: words) {
      let key = words.prefix(count).key
      let indices = titles.indices.filter { !key.isEmpty && titles[$0].key.hasPrefix(key) }
      if !indices.isEmpty { return outcome(indices, words.prefix(count), isFull: false) }
    }
    return .none(text: first.text)
  }

  /// The candidate, or several, that the first of `words` name in full; nil for none.
  package func fullMatch(_ words: ArraySlice<Word>) -> NameMatch? {
    for count in nameLengths(of: words) {
      let leading = words.prefix(count)
      if let match = fullMatch(leading, among: titles) ?? fullMatch(leading, among: ids) {
        return match
      }
    }
    return nil
  }

  private func fullMatch(_ words: ArraySlice<Word>, among names: [Name]) -> NameMatch? {
    let fitting = names.indices.filter { names[$0].isSpelled(by: words) }
    return fitting.isEmpty ? nil : outcome(fitting, words, isFull: true)
  }

  /// How many of the leading words can be a name, the most first.
  private func nameLengths(of words: ArraySlice<Word>) -> ReversedCollection<Range<Int>> {
    let limit = words.first?.isQuoted == true ? 1 : longestName
    let unquoted = words.dropFirst().prefix { !$0.isQuoted }.count
    return (1..<max(1, min(limit, 1 + unquoted) + 1)).reversed()
  }

  /// The candidate whose number was typed; nil when the word is not one of the numbers.
  private func index(numberedBy word: Word) -> Int? {
    let digits = word.key.text
    guard !word.isQuoted, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits), number >= 1, number <= titles.count
    else { return nil }
    return number - 1
  }

  private func outcome(
    _ indices: [Int],
    _ words: ArraySlice<Word>,
    isFull: Bool
  ) -> NameMatch {
    indices.count == 1
      ? .match(index: indices[0], wordCount: words.count, isFull: isFull)
      : .ambiguous(indices, text: words.typedText)
  }
}
