/// The words for announcements that are said together, and for candidates without room.
package struct AnnouncementWords: Sendable {
  /// The line instead of too many, `5 announcements. Type alerts.`, for a count.
  package var count: @Sendable (_ count: Int) -> String
  /// Equal ones as one: `Saved, 3 times`.
  package var times: @Sendable (_ text: String, _ count: Int) -> String
  /// The line instead of what has no room, `19 more`, for a count.
  package var more: @Sendable (_ count: Int) -> String

  /// Words of a language.
  package init(
    count: @escaping @Sendable (_ count: Int) -> String,
    times: @escaping @Sendable (_ text: String, _ count: Int) -> String,
    more: @escaping @Sendable (_ count: Int) -> String
  ) {
    self.count = count
    self.times = times
    self.more = more
  }

  /// The English words.
  package static let english = AnnouncementWords(
    count: { $0 == 1 ? "1 announcement. Type alerts." : "\($0) announcements. Type alerts." },
    times: { "\($0), \($1) times" },
    more: { "\($0) more" }
  )

  /// The German words; the command's name stays English.
  package static let german = AnnouncementWords(
    count: { $0 == 1 ? "1 Ansage. Geben Sie alerts ein." : "\($0) Ansagen. Geben Sie alerts ein." },
    times: { "\($0), \($1) Mal" },
    more: { "\($0) weitere" }
  )

  /// The words of a language; the app speaks English where it has none of the language.
  package static func words(in language: SpeechLanguage) -> AnnouncementWords {
    switch language {
    case .english, .russian: .english
    case .german: .german
    }
  }
}
