/// What an element is and how it behaves, by UIKit's names.
package struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait; the numbers are this product's own.
  package let rawValue: Int

  /// The traits whose bits are set.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// All of these; said here because the standard library's own is many times as slow.
  package init(arrayLiteral traits: Self...) {
    rawValue = traits.reduce(0) { $0 | $1.rawValue }
  }

  /// Does something when activated.
  package static let button = Self(rawValue: 1 << 0)
  /// Names what follows.
  package static let header = Self(rawValue: 1 << 1)
  /// The chosen one, or one that is on.
  package static let selected = Self(rawValue: 1 << 2)
  /// Cannot be used now: said as dimmed.
  package static let notEnabled = Self(rawValue: 1 << 3)
  /// Its value goes up and down.
  package static let adjustable = Self(rawValue: 1 << 4)
  /// A text that doesn't change.
  package static let staticText = Self(rawValue: 1 << 5)
  /// Is on or off, the value being `1` or `0`; UIKit's public name for ``switchButton``.
  package static let toggleButton = Self(rawValue: 1 << 6)
  /// A switch with a row of its own; the value is `1`, `0` or `2`.
  package static let switchButton = Self(rawValue: 1 << 7)
  /// Changes too often for every change to be said.
  package static let updatesFrequently = Self(rawValue: 1 << 8)
  /// Opens a page or a place elsewhere.
  package static let link = Self(rawValue: 1 << 9)
  /// A picture.
  package static let image = Self(rawValue: 1 << 10)
  /// A field to type what is looked for.
  package static let searchField = Self(rawValue: 1 << 11)
  /// Plays its own sound when activated.
  package static let playsSound = Self(rawValue: 1 << 12)
  /// A key of a keyboard.
  package static let keyboardKey = Self(rawValue: 1 << 13)
  /// Sums up what the app shows when it starts.
  package static let summaryElement = Self(rawValue: 1 << 14)
  /// Starts playing or recording, which speech must not disturb.
  package static let startsMediaSession = Self(rawValue: 1 << 15)
  /// Takes touches directly.
  package static let allowsDirectInteraction = Self(rawValue: 1 << 16)
  /// Turns the page when it has been read.
  package static let causesPageTurn = Self(rawValue: 1 << 17)
  /// Contains tabs.
  package static let tabBar = Self(rawValue: 1 << 18)
  /// Leads back; private in UIKit.
  package static let backButton = Self(rawValue: 1 << 19)
  /// A tab of a tab bar; private in UIKit.
  package static let tabBarItem = Self(rawValue: 1 << 20)
  /// A field to type in; private in UIKit.
  package static let textEntry = Self(rawValue: 1 << 21)
  /// A field that is being typed in; private in UIKit.
  package static let isEditing = Self(rawValue: 1 << 22)
  /// A field whose text is hidden; private in UIKit.
  package static let secureTextField = Self(rawValue: 1 << 23)
  /// A field of several lines; private in UIKit.
  package static let textArea = Self(rawValue: 1 << 24)
  /// A control that opens a menu; no trait of UIKit's.
  package static let popUpButton = Self(rawValue: 1 << 25)
  /// Shows its content larger when asked to.
  package static let supportsZoom = Self(rawValue: 1 << 26)

  /// The traits that make an element a control.
  package static let controls: Self = [
    .button, .adjustable, .toggleButton, .switchButton, .link, .searchField, .keyboardKey,
    .backButton, .tabBarItem, .textEntry, .popUpButton,
  ]

  /// The traits of something that is on or off.
  package static let switches: Self = [.switchButton, .toggleButton]

  /// Whether it is on or off.
  package var isSwitch: Bool { !isDisjoint(with: .switches) }
}
