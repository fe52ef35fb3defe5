extension GermanPhrases {
  func spelled(_ character: Character) -> String {
    switch character {
    case " ": "Leerzeichen"
    case ",": "Komma"
    case ".": "Punkt"
    case ":": "Doppelpunkt"
    case ";": "Semikolon"
    case "-": "Bindestrich"
    case "'", "\u{2019}": "Apostroph"
    case "\"": "Anführungszeichen"
    case "(": "Klammer auf"
    case ")": "Klammer zu"
    case "/": "Schrägstrich"
    case "&": "Und-Zeichen"
    case "%": "Prozent"
    case _ where character.isUppercase: "Großbuchstabe \(character)"
    default: String(character)
    }
  }
}
