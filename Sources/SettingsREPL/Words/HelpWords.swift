import AccessibilityModel

/// The words of `help` that are not a command's own, in one language.
struct HelpWords: Sendable {
  let language: SpeechLanguage
  let title: @Sendable (CommandArea) -> String
  /// What is said first.
  let introduction: [String]
  /// How the prompt is made to be heard, and where that ends.
  let accessibility: [String]
  /// Before a command's other names.
  let also: String
  /// Before a command's examples.
  let forExample: String

  static let english = HelpWords(
    language: .english,
    title: { area in
      switch area {
      case .reading: "Reading"
      case .moving: "Moving"
      case .changing: "Changing"
      case .permission: "Permission"
      case .reviewing: "Reviewing"
      case .prompt: "The prompt"
      }
    },
    introduction: [
      "Type a command and Enter. For one command, type help and its name.",
      "What is announced stands on the prompt's row: > Saved >",
    ],
    accessibility: [
      "Verbosity 1 says the fact, 2 also role and place, 3 also descriptions and hints.",
      "Every line is whole and appended; nothing is drawn over, and nothing beeps.",
      "Announcements stand on the prompt's row while nothing is typed.",
      "While something is typed they wait until after the answer to the next Enter.",
      "A key can cut speech: alerts says what was announced, repeat the last answer.",
      "Announce enter waits for Enter always; announce off only logs.",
      "Long answers come in pages of 12 rows; more goes on.",
      "Tried with TDSR, Fenrir, Orca, and brltty on Linux; no other reader was tried.",
      "With brltty, answers stand above the prompt's row: read them with its keys.",
    ],
    also: "Also",
    forExample: "For example"
  )

  static let german = HelpWords(
    language: .german,
    title: { area in
      switch area {
      case .reading: "Lesen"
      case .moving: "Bewegen"
      case .changing: "Ändern"
      case .permission: "Erlaubnis"
      case .reviewing: "Prüfen"
      case .prompt: "Die Eingabe"
      }
    },
    introduction: [
      "Geben Sie einen Befehl ein. Zu einem Befehl hilft help mit seinem Namen.",
      "Ansagen stehen in der Zeile der Eingabe: > Gesichert >",
    ],
    accessibility: [
      "Verbosity 1 sagt die Sache, 2 auch Rolle und Platz, 3 auch Beschreibungen.",
      "Jede Zeile ist ganz und wird angehängt; nichts wird überschrieben, nichts piept.",
      "Ansagen stehen in der Zeile der Eingabe, solange nichts getippt ist.",
      "Ist etwas getippt, warten sie bis nach der Antwort auf die Eingabetaste.",
      "Eine Taste kann abbrechen: alerts sagt die Ansagen, repeat die letzte Antwort.",
      "Announce enter wartet immer auf die Eingabetaste; announce off merkt sie nur.",
      "Lange Antworten kommen in Seiten von 12 Zeilen; more geht weiter.",
      "Erprobt mit TDSR, Fenrir, Orca und brltty unter Linux, mit keinem anderen.",
      "Mit brltty stehen Antworten über der Zeile der Eingabe.",
    ],
    also: "Auch",
    forExample: "Zum Beispiel"
  )
}
