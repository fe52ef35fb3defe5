import JSONText
package import NotificationModel

/// Preferences in a JSON file that other programs may read and change too.
///
///     let file = PreferencesFile(path: "p.json")
///     let contents = try file.read()
///     try file.save(contents.preferences)
///
/// Errors speak of the file by the last part of its path: `p.json, line 3, column 5: …` for a text
/// that is broken, `p.json could not be written. The disk is full.` for what the system refuses.
package struct PreferencesFile: PreferencesStore {
  /// What a file holds.
  package struct Contents: Hashable, Sendable {
    /// The sample when the file does not exist.
    package let preferences: Preferences
    /// False when there is no file yet; the first save creates it.
    package let exists: Bool
    /// Whether quiet hours were on from a time to the same time; they are off in `preferences`.
    package let hasEqualQuietEnds: Bool
  }

  /// As it was given: relative to the working folder, or absolute.
  package let path: String
  private let sample: Preferences

  /// A file that need not exist; `sample` is what it starts from then.
  package init(path: String, sample: Preferences = .sample) {
    self.path = path
    self.sample = sample
  }

  /// The name by which errors and greetings speak of the file.
  package var name: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// What the file holds now, and whether it exists.
  package func read() throws(PreferencesStoreError) -> Contents {
    guard let document = try document(doing: "read", note: "") else {
      return Contents(preferences: sample, exists: false, hasEqualQuietEnds: false)
    }
    return Contents(
      preferences: document.preferences,
      exists: true,
      hasEqualQuietEnds: document.hasEqualQuietEnds
    )
  }

  /// What the file holds now: the sample when it does not exist.
  package func load() throws(PreferencesStoreError) -> Preferences {
    try read().preferences
  }

  /// Puts the settings of `preferences` into the file as it is now, all else untouched.
  ///
  /// A file that was broken meanwhile is left as it is.
  package func save(_ preferences: Preferences) throws(PreferencesStoreError) {
    let document = try document(doing: "written", note: " The file was left as it is.")
    let tree =
      document.map { PreferencesMerge.merge(preferences, into: $0.root) }
      ?? PreferencesMerge.tree(of: preferences)
    do throws(SystemFailure) {
      var replacement = try FileReplacement(of: path)
      try replacement.write(JSONWriter.write(tree))
      try replacement.commit()
    } catch {
      throw failure(error, doing: "written")
    }
  }

  /// The file's text, understood; nil when there is no file.
  private func document(
    doing verb: String,
    note: String
  ) throws(PreferencesStoreError) -> PreferencesDocument? {
    var text: [UInt8]
    do throws(SystemFailure) {
      guard let bytes = try FileSystem.read(path) else { return nil }
      text = bytes
    } catch {
      throw failure(error, doing: verb)
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if text.starts(with: byteOrderMark) { text.removeFirst(3) }
    do throws(FileFault) {
      return try PreferencesDocument(text)
    } catch {
      let position = TextPosition(ofByte: error.offset, in: text)
      throw PreferencesStoreError(message: "\(name), \(position): \(error.reason)\(note)")
    }
  }

  private func failure(_ failure: SystemFailure, doing verb: String) -> PreferencesStoreError {
    PreferencesStoreError(message: "\(name) could not be \(verb). \(failure.sentence)")
  }
}
