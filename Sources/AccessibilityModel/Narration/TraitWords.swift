/// The words of the traits in one language; a missing one doesn't compile.
package struct TraitWords: Hashable, Sendable {
  /// Of ``AccessibilityTraits/notEnabled``.
  package let dimmed: String
  /// Of ``AccessibilityTraits/button``.
  package let button: String
  /// Of ``AccessibilityTraits/backButton``.
  package let backButton: String
  /// Of ``AccessibilityTraits/popUpButton``; nil where the word is not known.
  package let popUpButton: String?
  /// Of ``AccessibilityTraits/switchButton``.
  package let switchButton: String
  /// Of a switch with the value `1`.
  package let on: String
  /// Of a switch with the value `0`.
  package let off: String
  /// Of a switch with the value `2`.
  package let mixed: String
  /// Of ``AccessibilityTraits/tabBarItem``.
  package let tab: String
  /// Of ``AccessibilityTraits/textEntry``.
  package let textField: String
  /// Of ``AccessibilityTraits/secureTextField``.
  package let secureTextField: String
  /// Of ``AccessibilityTraits/isEditing``.
  package let isEditing: String
  /// Of ``AccessibilityTraits/header``.
  package let heading: String
  /// Of ``AccessibilityTraits/link``.
  package let link: String
  /// Of ``AccessibilityTraits/adjustable``.
  package let adjustable: String
  /// Of ``AccessibilityTraits/image``.
  package let image: String
  /// Of ``AccessibilityTraits/searchField``.
  package let searchField: String
  /// Of an element that shows what it opens.
  package let expanded: String
  /// Of an element that opens something.
  package let collapsed: String

  /// Every word changed by `transform`.
  func map(_ transform: (String) -> String) -> TraitWords {
    TraitWords(
      dimmed: transform(dimmed),
      button: transform(button),
      backButton: transform(backButton),
      popUpButton: popUpButton.map(transform),
      switchButton: transform(switchButton),
      on: transform(on),
      off: transform(off),
      mixed: transform(mixed),
      tab: transform(tab),
      textField: transform(textField),
      secureTextField: transform(secureTextField),
      isEditing: transform(isEditing),
      heading: transform(heading),
      link: transform(link),
      adjustable: transform(adjustable),
      image: transform(image),
      searchField: transform(searchField),
      expanded: transform(expanded),
      collapsed: transform(collapsed)
    )
  }
}
