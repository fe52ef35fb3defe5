/// What an app asks to be allowed to do.
package struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let badge = Self(rawValue: 1 << 0)
  package static let sound = Self(rawValue: 1 << 1)
  package static let alert = Self(rawValue: 1 << 2)
  /// To deliver quietly; alone it is granted without a question.
  package static let provisional = Self(rawValue: 1 << 6)
}
