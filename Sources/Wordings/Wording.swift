/// A sentence or a part of one in each of the product's languages; a missing one doesn't compile.
package struct Wording: Hashable, Sendable {
  package let english: String
  package let german: String

  /// The same said in each language.
  package init(_ english: String, german: String) {
    self.english = english
    self.german = german
  }

  /// A name, or somebody else's words: the same in every language.
  package init(verbatim text: String) {
    self.init(text, german: text)
  }

  /// What becomes of the words of each language.
  package func map(_ change: (String) -> String) -> Wording {
    Wording(change(english), german: change(german))
  }

  /// One after the other.
  package static func + (first: Wording, second: Wording) -> Wording {
    Wording(first.english + second.english, german: first.german + second.german)
  }
}
