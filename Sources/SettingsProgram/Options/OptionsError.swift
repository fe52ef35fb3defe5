package import Wordings

/// Why the program's options were refused, as a fact.
package enum OptionsError: Error, Hashable, Sendable {
  case unknownOption(String)
  case unexpectedArgument(String)
  case missingValue(option: String, expected: Wording)
  case badValue(String, option: String, expected: Wording)
  /// A word that is no text, as far as it can be read.
  case notUTF8(String)
  /// `--control` without `--virtual-time`, or on something that is not open.
  case noControl
  /// Standard input is a folder, from which no line can be read.
  case inputIsFolder
  /// An option that does not go with elements from elsewhere.
  case notForElements(String)
  /// An option without an effect in a transcript.
  case notForTranscripts(String)
  /// A later version may have it; this one has not.
  case notAvailable(String)

  /// The line for standard error, without `Error: `.
  package var sentence: Wording {
    reason
      + Wording(
        " Try notification-settings --help.",
        german: " Versuchen Sie notification-settings --help."
      )
  }

  private var reason: Wording {
    switch self {
    case .unknownOption(let name):
      Wording("\"\(name)\" is not an option.", german: "\"\(name)\" ist keine Option.")
    case .unexpectedArgument(let text):
      Wording(
        "\"\(text)\" is not expected. Commands go after -c.",
        german: "\"\(text)\" wird nicht erwartet. Befehle stehen hinter -c."
      )
    case .missingValue(let option, let expected):
      Wording(
        "\(option) has no value. It takes \(expected.english).",
        german: "\(option) hat keinen Wert. Möglich: \(expected.german)."
      )
    case .badValue(let value, let option, let expected):
      Wording(
        "\"\(value)\" is not a value of \(option). It takes \(expected.english).",
        german: "\"\(value)\" ist kein Wert von \(option). Möglich: \(expected.german)."
      )
    case .notUTF8(let text):
      Wording(
        "\"\(text)\" is not UTF-8. Rename what it stands for first.",
        german: "\"\(text)\" ist nicht UTF-8. Benennen Sie zuerst um, was es meint."
      )
    case .noControl:
      Wording(
        "--control needs --virtual-time and an open descriptor.",
        german: "--control braucht --virtual-time und einen offenen Deskriptor."
      )
    case .inputIsFolder:
      Wording(
        "The input is a folder. It has to be a terminal, a pipe, or a file.",
        german: "Die Eingabe ist ein Ordner. Sie muss ein Terminal, eine Pipe oder eine Datei sein."
      )
    case .notForElements(let name):
      Wording(
        "\(name) does not go with a file of elements.",
        german: "\(name) passt nicht zu einer Datei mit Elementen."
      )
    case .notForTranscripts(let name):
      Wording(
        "\(name) does not go with a transcript.",
        german: "\(name) passt nicht zu einem Transkript."
      )
    case .notAvailable(let name):
      Wording(
        "\(name) is not available in this version.",
        german: "\(name) gibt es in dieser Version nicht."
      )
    }
  }
}
