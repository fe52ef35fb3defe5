package import JSONText
package import Wordings

/// Why a file of elements was refused, and where.
package struct ElementFileError: Error, Hashable, Sendable {
  /// What the file is called.
  package let name: Wording
  /// Where the offending value or character stands.
  package let position: TextPosition
  /// Which element is at fault, from 1; nil when the text as a whole is.
  package let element: Int?
  /// One or two sentences: what was found, and what was expected.
  package let reason: Wording

  /// The file, the place, and what is wrong in one line, without `Error`.
  package var message: Wording {
    // The same word in both languages.
    let number = element.map { "Element \($0): " } ?? ""
    let place = position.wording
    return Wording(
      "\(name.english), \(place.english): \(number)\(reason.english)",
      german: "\(name.german), \(place.german): \(number)\(reason.german)"
    )
  }
}
