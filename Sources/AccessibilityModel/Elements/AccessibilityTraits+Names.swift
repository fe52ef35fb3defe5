extension AccessibilityTraits {
  /// Every trait by its UIKit name; those that UIKit keeps to itself by the names usual for them.
  package static let named: [String: AccessibilityTraits] = [
    "none": [],
    "button": .button,
    "header": .header,
    "selected": .selected,
    "notEnabled": .notEnabled,
    "adjustable": .adjustable,
    "staticText": .staticText,
    "toggleButton": .toggleButton,
    "switchButton": .switchButton,
    "updatesFrequently": .updatesFrequently,
    "link": .link,
    "image": .image,
    "searchField": .searchField,
    "playsSound": .playsSound,
    "keyboardKey": .keyboardKey,
    "summaryElement": .summaryElement,
    "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction": .allowsDirectInteraction,
    "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar,
    "backButton": .backButton,
    "tabBarItem": .tabBarItem,
    "textEntry": .textEntry,
    "isEditing": .isEditing,
    "secureTextField": .secureTextField,
    "textArea": .textArea,
    "popUpButton": .popUpButton,
    "supportsZoom": .supportsZoom,
  ]

  /// The trait with this name; nil when there is none.
  package init?(name: String) {
    guard let trait = Self.named[name] else { return nil }
    self = trait
  }

  /// The names of the traits in the set, sorted.
  package var names: [String] {
    Self.named.filter { !$0.value.isEmpty && contains($0.value) }.map(\.key).sorted()
  }
}
