import AccessibilityModel
import CommandGrammar

/// Finds what a person types to mean just one of several named things.
struct TypedName {
  let names: NameMatcher

  /// The first of `spellings` that means the thing at `index`, as it is or in double quotes.
  ///
  /// Its number where no spelling tells it from the others, or where all are long.
  func text(
    of index: Int,
    spellings: [String],
    isPlain: (String) -> Bool
  ) -> String {
    for spelling in spellings {
      let name = SpokenText.clean(spelling).lowercased().filter(Self.canStandInQuotes)
      guard name.count <= Self.longest,
        case .match(index, 1, isFull: true) = names.match([Word(name, isQuoted: true)])
      else { continue }
      return name.allSatisfy(Self.isPlain) && isPlain(name) ? name : "\"\(name)\""
    }
    return String(index + 1)
  }

  /// More characters than these nobody wants to hear and type again.
  private static let longest = 40

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character == " " || character == "'"
  }

  /// What doesn't count in a name, such as a double quote, is left out.
  private static func canStandInQuotes(_ character: Character) -> Bool {
    character == " " || !NameKey(String(character)).isEmpty
  }
}
