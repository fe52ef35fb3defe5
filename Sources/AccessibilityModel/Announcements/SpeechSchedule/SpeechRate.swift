/// How fast a screen reader speaks.
package struct SpeechRate: Hashable, Sendable {
  /// A pace that anybody follows.
  package static let standard = SpeechRate(wordsPerMinute: 180)

  /// The pace of practised listeners.
  package static let fast = SpeechRate(wordsPerMinute: 400)

  /// At least 1.
  package let wordsPerMinute: Int

  /// A pace; less than one word a minute counts as one.
  package init(wordsPerMinute: Int) {
    self.wordsPerMinute = max(1, wordsPerMinute)
  }

  /// How long saying this many words takes.
  package func duration(ofWords count: Int) -> Duration {
    .milliseconds(count * 60_000 / wordsPerMinute)
  }

  /// How many words `text` has; signs between blanks that hold no letter and no digit are none.
  package static func words(in text: String) -> Int {
    text.split(separator: " ").count { word in word.contains { $0.isLetter || $0.isNumber } }
  }
}
