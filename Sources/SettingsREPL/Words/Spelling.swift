/// A text letter by letter, as a screen reader spells it.
enum Spelling {
  static func spell(_ text: String) -> String {
    text.map(name).joined(separator: ", ")
  }

  private static func name(of character: Character) -> String {
    switch character {
    case " ": "space"
    case ",": "comma"
    case ".": "period"
    case ":": "colon"
    case ";": "semicolon"
    case "-": "hyphen"
    case "'", "\u{2019}": "apostrophe"
    case "\"": "quote"
    case "(": "left parenthesis"
    case ")": "right parenthesis"
    case "/": "slash"
    case "&": "ampersand"
    case "%": "percent"
    case _ where character.isUppercase: "cap \(character)"
    default: String(character)
    }
  }
}
