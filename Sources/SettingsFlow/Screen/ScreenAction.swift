package import NotificationModel

/// Something that can be done with an element beside activating it.
package struct ScreenAction: Hashable, Sendable {
  /// What it does.
  package enum Effect: Hashable, Sendable {
    case setChannel(Channel, of: Category.ID, isOn: Bool)
    case retry
  }

  /// What it is called in the screen's language.
  package let name: String
  package let effect: Effect
}
