/// Composes what is said of an element in one style, verbosity and language.
///
///     Narrator(style: .snapshot).utterance(of: element).spoken  // "Push. Switch Button. On."
package final class Narrator: Sendable {
  /// Whose wording.
  package let style: SpeechStyle
  /// How much is said; only the card style says less or more.
  package let verbosity: Verbosity
  /// The language of the words that are not the element's own.
  package let language: SpeechLanguage

  private let card: CardComposer
  private let voiceover: VoiceoverComposer
  private let snapshot: SnapshotComposer

  /// The card style in English unless told otherwise.
  package init(
    style: SpeechStyle = .card,
    verbosity: Verbosity = .standard,
    language: SpeechLanguage = .english
  ) {
    self.style = style
    self.verbosity = verbosity
    self.language = language
    let words = language.screenReaderWords
    card = CardComposer(verbosity: verbosity, words: language.cardWords, screenReader: words)
    voiceover = VoiceoverComposer(words: words)
    snapshot = SnapshotComposer(words: words)
  }

  /// The line of `element` and its hint, piece by piece.
  package func utterance(of element: AccessibilityElement) -> Utterance {
    switch style {
    case .card: card.utterance(of: element)
    case .voiceover: voiceover.utterance(of: element)
    case .snapshot: snapshot.utterance(of: element)
    }
  }

  /// The one line that names `element` and its state, without detail and hint.
  package func speech(of element: AccessibilityElement) -> String {
    utterance(of: element).spoken
  }

  /// What is said when acting on `old` made it `new`: only what changed, where the style says less.
  package func change(from old: AccessibilityElement, to new: AccessibilityElement) -> Utterance {
    switch style {
    case .card: card.utterance(of: new)
    case .voiceover: voiceover.change(from: old, to: new)
    case .snapshot: snapshot.utterance(of: new)
    }
  }

  /// Whether `element` is said at all when a whole screen is read.
  ///
  /// Briefly, headings are left out, and of choices all but the chosen one, which is said by its
  /// name.
  package func isRead(_ element: AccessibilityElement) -> Bool {
    guard style == .card, verbosity == .brief else { return true }
    let isOtherChoice = element.isChoice && !element.traits.contains(.selected)
    return !element.traits.contains(.header) && !isOtherChoice
  }
}
