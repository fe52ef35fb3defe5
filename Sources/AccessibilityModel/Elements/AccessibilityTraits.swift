/// What an element is and how it behaves, by UIKit's names.
package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let button = Self(rawValue: 1 << 0)
  package static let header = Self(rawValue: 1 << 1)
  package static let selected = Self(rawValue: 1 << 2)
  package static let notEnabled = Self(rawValue: 1 << 3)
  package static let adjustable = Self(rawValue: 1 << 4)
  package static let staticText = Self(rawValue: 1 << 5)
  /// A chip that is on or off: the value is `1` or `0`.
  package static let toggleButton = Self(rawValue: 1 << 6)
  /// A switch with its own row: the value is `1` or `0`.
  package static let switchButton = Self(rawValue: 1 << 7)
  /// One of a row of choices, the chosen one also `selected`.
  package static let tab = Self(rawValue: 1 << 8)
  package static let updatesFrequently = Self(rawValue: 1 << 9)

  /// The traits that make an element a control.
  package static let controls: Self = [
    .button, .adjustable, .toggleButton, .switchButton, .tab,
  ]
}
