import AccessibilityModel
import NotificationModel
import Testing

@testable import SettingsREPL

@Suite("German")
struct GermanTests {
  /// Words of English sentences that are in no command, no placeholder and no name of the sample.
  private static let english: Set<String> = [
    "the", "is", "are", "were", "not", "no", "nothing", "there", "cannot", "could", "given",
    "expected", "type", "try", "what", "which", "says", "said", "sets", "tells", "moves",
    "announcement", "announcements", "settings'", "loading", "saving", "saved",
    "announced", "value", "label", "position", "sentence", "finding", "findings", "swipes",
    "words", "seconds", "spoken", "changed", "before", "after", "again", "leave", "cleared",
  ]

  /// Whether a line has English words outside of quotation marks and of what was typed.
  private func englishWords(in line: String) -> [String] {
    // The commands' own names are English, and what the world is told to do is echoed.
    let echoes = ["Simuliert, ", "Zum Beispiel: ", "Auch: "]
    guard !echoes.contains(where: line.hasPrefix) else { return [] }
    let own = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
    let withoutTry = own.split(separator: "Versuchen Sie ").first.map(String.init) ?? own
    return withoutTry.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
      .filter(Self.english.contains)
  }

  @Test("Nothing that a German session says is English", arguments: 1...4 as ClosedRange<UInt64>)
  func everyLine(seed: UInt64) {
    var person = Listener(language: .german)
    var lines = RandomLines(seed: seed, .sample)
    for _ in 0..<400 {
      let line = lines.line()
      // Another language, typed names, and a world with words of its own.
      let isOther = ["language", "compare", "simulate", "prompt", "alerts", "log", "history"]
        .contains { line.contains($0) }
      guard !isOther else { continue }
      for said in person.type(line).all {
        let words = englishWords(in: said)
        #expect(words.isEmpty, "\(line): [\(said)] \(words)")
      }
    }
  }

  @Test("Every command's help, and every kind that why names, differs from the English")
  func kinds() {
    let german = GermanPhrases(formats: PlainFormats())
    for declaration in CommandTable.all {
      for line in HelpText(words: .german).lines(about: declaration) {
        #expect(englishWords(in: line).isEmpty, "\(line)")
      }
    }
    for kind in SentenceKind.allCases where kind != .rotor {
      #expect(german.name(of: kind) != kind.rawValue)
    }
    for kind in CommandError.Kind.allCases { #expect(german.name(of: kind) != kind.rawValue) }
    for kind in AnnouncementKind.allCases { #expect(german.name(of: kind) != kind.rawValue) }
    for rule in AuditRule.allCases { #expect(german.name(of: rule) != rule.rawValue) }
  }

  @Test(
    "Each language's errors are known as errors by their mark",
    arguments: SpeechLanguage.allCases
  )
  func marks(language: SpeechLanguage) {
    var person = Listener(language: language)
    #expect(person.type("foo").error?.hasSuffix(" help.") == true)
    #expect(person.type("last error").error != nil)
  }
}
