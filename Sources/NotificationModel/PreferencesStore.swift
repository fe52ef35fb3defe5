package import Wordings

/// Where preferences live: example data, a file, another program.
///
/// Both calls may block; the session runs them away from the prompt.
package protocol PreferencesStore: Sendable {
  /// The preferences as they are now.
  func load() throws(PreferencesStoreError) -> Preferences

  /// Keeps `preferences` as a whole; on an error what was kept before is still there.
  func save(_ preferences: Preferences) throws(PreferencesStoreError)

  /// What a save that runs waits for, as a sentence; nil when it waits for nobody. Does not block.
  var obstacle: Wording? { get }

  /// The program has to end: a save that waits for somebody fails soon, and so do later ones.
  func giveUpWaiting()
}

extension PreferencesStore {
  package var obstacle: Wording? { nil }

  package func giveUpWaiting() {}
}

/// A failed load or save, with the reason in words a person can act on.
package struct PreferencesStoreError: Error, Hashable, Sendable {
  /// The store's own description; nil when it has none and the screen's default is said.
  package let message: Wording?
  /// Whether the store holds the preferences all the same, and only its disk did not confirm that.
  package let isSaved: Bool

  package init(message: Wording?, isSaved: Bool = false) {
    self.message = message
    self.isSaved = isSaved
  }
}
