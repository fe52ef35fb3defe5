extension EnglishPhrases {
  func spelled(_ character: Character) -> String {
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
