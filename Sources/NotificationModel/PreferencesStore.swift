package import Wordings

/// Where preferences live: example data, a file, another program.
///
/// Both calls may block; the session runs them away from the prompt.
package protocol PreferencesStore: Sendable {
  /// The preferences as they are now.
  func load() throws(PreferencesStoreError) -> Preferences

  /// Keeps `preferences` as a whole; on an error what was kept before is still there.
  func save(_ preferences: Preferences) throws(PreferencesStoreError)
}

/// A failed load or save, with the reason in words a person can act on.
package struct PreferencesStoreError: Error, Hashable, Sendable {
  /// The store's own description; nil when it has none and the screen's default is said.
  package let message: Wording?

  package init(message: Wording?) {
    self.message = message
  }
}
