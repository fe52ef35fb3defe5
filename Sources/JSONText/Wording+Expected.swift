package import Wordings

/// What faults expect, for more than one kind of file.
extension Wording {
  package static let objectInBraces = Wording(
    "an object in braces",
    german: "ein Objekt in geschweiften Klammern"
  )
  package static let quotedText = Wording(
    "a text in double quotes",
    german: "ein Text in Anführungszeichen"
  )
  package static let trueOrFalse = Wording("true or false", german: "true oder false")
}
