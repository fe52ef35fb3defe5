/// What hearing a text costs.
package struct SpokenCost: Hashable, Sendable {
  /// How many words are said.
  package let words: Int

  /// The cost of hearing `lines` to their ends.
  package init(of lines: [String]) {
    words = lines.reduce(0) { $0 + SpeechRate.words(in: $1) }
  }

  /// How long it takes at 180 words a minute.
  package var standardDuration: Duration { SpeechRate.standard.duration(ofWords: words) }

  /// How long it takes at 400 words a minute.
  package var fastDuration: Duration { SpeechRate.fast.duration(ofWords: words) }
}
