/// What a hand feels of an event; never said, and never a sound.
package enum Haptic: String, CaseIterable, Hashable, Sendable {
  /// A chip, a switch or a choice changed.
  case selection
  case success
  case error
}
