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

  private let titles: [NameKey]
  private let indicesByTitle: [NameKey: [Int]]
  private let indicesByID: [NameKey: [Int]]
  private let longestName: Int

  /// A matcher for `candidates`, numbered in their order; made once for many lines.
  package init(_ candidates: [Candidate]) {
    let ids = candidates.map { NameKey($0.id) }
    titles = candidates.map { NameKey($0.title) }
    indicesByTitle = Dictionary(grouping: titles.indices) { [titles] in titles[$0] }
    indicesByID = Dictionary(grouping: ids.indices) { ids[$0] }
    longestName = (titles + ids).map(\.wordCount).max() ?? 0
  }

  /// What the first of `words` name.
  ///
  /// A full title or id wins over a number, a number over a prefix, more words over fewer, a title
  /// over an id. A quoted word is a name of its own and no number.
  package func match(_ words: some Collection<Word>) -> NameMatch {
    guard let first = words.first else { return .none(text: "") }
    let runs = runs(of: words)
    for run in runs {
      if let indices = indicesByTitle[run.key] ?? indicesByID[run.key] {
        return outcome(indices, run, isFull: true)
      }
    }
    if let index = index(numberedBy: first) {
      return .match(index: index, wordCount: 1, isFull: false)
    }
    for run in runs {
      let indices = titles.indices.filter { titles[$0].hasPrefix(run.key) }
      if !indices.isEmpty {
        return outcome(indices, run, isFull: false)
      }
    }
    return .none(text: first.text)
  }

  private struct Run {
    let key: NameKey
    let wordCount: Int
    let text: String
  }

  /// The leading runs of words that can be a name, the longest first.
  private func runs(of words: some Collection<Word>) -> [Run] {
    let limit = words.first?.isQuoted == true ? 1 : longestName
    let unquoted = words.dropFirst().prefix { !$0.isQuoted }
    let leading = (Array(words.prefix(1)) + unquoted).prefix(limit)
    return (0..<leading.count).reversed().compactMap { last in
      let text = leading.prefix(last + 1).typedText
      let key = NameKey(text)
      return key.isEmpty ? nil : Run(key: key, wordCount: last + 1, text: text)
    }
  }

  /// The candidate whose number was typed; nil when the word is not one of the numbers.
  private func index(numberedBy word: Word) -> Int? {
    let digits = word.key.text
    guard !word.isQuoted, digits.allSatisfy({ ("0"..."9").contains($0) }),
      let number = Int(digits), number >= 1, number <= titles.count
    else { return nil }
    return number - 1
  }

  private func outcome(_ indices: [Int], _ run: Run, isFull: Bool) -> NameMatch {
    indices.count == 1
      ? .match(index: indices[0], wordCount: run.wordCount, isFull: isFull)
      : .ambiguous(indices, text: run.text)
  }
}
