import JSONText
import Locking
package import NotificationModel
import Wordings

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
  /// What was read or written here last: what differs from it was set here.
  private let known = Locked<Preferences?>(nil)

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
    guard let document = try document(doing: .reading) else {
      known.withLock { $0 = nil }
      return Contents(preferences: sample, exists: false, hasEqualQuietEnds: false)
    }
    known.withLock { $0 = document.preferences }
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

  /// Puts what was set here into the file as it is now, all else untouched.
  ///
  /// Set here is what differs from what was read or written last. A file that was broken meanwhile
  /// is left as it is. What the file has no place for any more is an error; all else is written.
  package func save(_ preferences: Preferences) throws(PreferencesStoreError) {
    // Links in a circle are told when the file is replaced.
    let target = (try? FileSystem.resolvedTarget(of: path)) ?? path
    let folder = FileSystem.folder(of: target)
    let lock = WriterLock(folder: folder)
    if lock.isHeld { FileReplacement.removeLeftovers(in: folder) }
    let document = try document(doing: .writing)
    let homeless = known.withLock { known in
      document.flatMap { HomelessSettings(of: preferences, since: known, in: $0.preferences) }
    }
    let tree =
      document.map { PreferencesMerge.merge(settings(of: preferences, over: $0), into: $0.root) }
      ?? PreferencesMerge.tree(of: preferences)
    do throws(SystemFailure) {
      var replacement = try FileReplacement(of: path)
      try replacement.write(JSONWriter.write(tree))
      try replacement.commit()
    } catch {
      throw failure(error, doing: .writing)
    }
    known.withLock { known in
      known = homeless?.taken(before: known) ?? preferences
    }
    _ = consume lock
    if let homeless { throw PreferencesStoreError(message: homeless.sentence(file: name)) }
  }

  /// What the file is to hold: what it holds now, with what was set here.
  private func settings(
    of preferences: Preferences,
    over document: PreferencesDocument
  ) -> Preferences {
    guard let known = known.withLock({ $0 }) else { return preferences }
    var settings = document.preferences
    for change in preferences.changes(since: known) { settings.apply(change) }
    // What was not in the file when it was read is new; what is missing since was taken out.
    settings.categories += preferences.categories.filter { category in
      known.category(id: category.id) == nil && settings.category(id: category.id) == nil
    }
    if known.quietHours == nil { settings.quietHours = preferences.quietHours }
    if known.digest == nil { settings.digest = preferences.digest }
    return settings
  }

  /// The file's text, understood; nil when there is no file.
  private func document(doing deed: Deed) throws(PreferencesStoreError) -> PreferencesDocument? {
    var text: [UInt8]
    do throws(SystemFailure) {
      guard let bytes = try FileSystem.read(path) else { return nil }
      text = bytes
    } catch {
      throw failure(error, doing: deed)
    }
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if text.starts(with: byteOrderMark) { text.removeFirst(3) }
    do throws(FileFault) {
      return try PreferencesDocument(text)
    } catch {
      let place = TextPosition(ofByte: error.offset, in: text).wording
      let fault = Wording(
        "\(name), \(place.english): \(error.reason.english)",
        german: "\(name), \(place.german): \(error.reason.german)"
      )
      throw PreferencesStoreError(message: fault + deed.note)
    }
  }

  private func failure(_ failure: SystemFailure, doing deed: Deed) -> PreferencesStoreError {
    let (done, reason) = (deed.done, failure.sentence)
    return PreferencesStoreError(
      message: Wording(
        "\(name) could not be \(done.english). \(reason.english)",
        german: "\(name) konnte nicht \(done.german) werden. \(reason.german)"
      )
    )
  }
}
