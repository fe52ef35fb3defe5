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

  private let composer: any ElementComposer

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
    composer =
      switch style {
      case .card:
        CardComposer(verbosity: verbosity, words: language.cardWords, screenReader: words)
      case .voiceover: VoiceoverComposer(words: words)
      case .snapshot: SnapshotComposer(words: words)
      }
  }

  /// The line of `element` and its hint, piece by piece.
  package func utterance(of element: AccessibilityElement) -> Utterance {
    composer.utterance(of: element)
  }

  /// The one line that names `element` and its state, without detail and hint.
  package func speech(of element: AccessibilityElement) -> String {
    utterance(of: element).spoken
  }

  /// The line and the hint in one line.
  ///
  /// A sentence ends between them; in the snapshot style only where the line ends one by itself, as
  /// the transcripts of snapshot tests have it.
  package func transcript(of element: AccessibilityElement) -> String {
    let utterance = utterance(of: element)
    let spoken = utterance.spoken
    guard let hint = utterance.hint, let last = spoken.last else { return utterance.hint ?? spoken }
    let isJoined = style == .snapshot || ".!?".contains(last)
    return spoken + (isJoined ? " " : ". ") + hint
  }

  /// What is said when acting on `old` made it `new`: only what changed, where the style says less.
  package func change(from old: AccessibilityElement, to new: AccessibilityElement) -> Utterance {
    composer.change(from: old, to: new)
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
