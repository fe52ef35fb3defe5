package import Files
import JSONText
import Locking
package import NotificationModel
package import Wordings

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
  private let calls: SystemCalls
  private let wait: LockWait
  private let known = Locked(Known())

  /// What is known of the file from reading and writing it here.
  private struct Known {
    /// What was read or written last, or the sample: what differs from it was set here.
    var preferences: Preferences?
    /// Whether there was a file: nothing but itself takes its place then.
    var wasThere = false
  }

  /// A file that need not exist; `sample` is what it starts from then.
  ///
  /// `calls` and `wait`: how the system is asked, and how long another writer is waited for.
  package init(
    path: String,
    sample: Preferences = .sample,
    calls: SystemCalls = .real,
    wait: LockWait = LockWait()
  ) {
    self.path = path
    self.sample = sample
    self.calls = calls
    self.wait = wait
  }

  /// The name by which errors and greetings speak of the file.
  package var name: String { FilePath(path).name }

  /// What the file holds now, and whether it exists; a file that was there is not there is an error.
  package func read() throws(PreferencesStoreError) -> Contents {
    let text: [UInt8]?
    do throws(SystemFailure) {
      text = try FileSystem.read(FilePath(path))
    } catch {
      throw failure(error, doing: .reading)
    }
    guard let document = try document(text, doing: .reading) else {
      known.withLock { $0.preferences = sample }
      return Contents(preferences: sample, exists: false, hasEqualQuietEnds: false)
    }
    known.withLock { $0 = Known(preferences: document.preferences, wasThere: true) }
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
  /// Set here is what differs from what was read or written last. A file that was broken or taken
  /// away meanwhile is left so. What the file has no place for any more is an error; all else is
  /// written.
  package func save(_ preferences: Preferences) throws(PreferencesStoreError) {
    let update = try update()
    let text: [UInt8]?
    do throws(SystemFailure) {
      text = try update.contents()
    } catch {
      throw failure(error, doing: .writing)
    }
    let document = try document(text, doing: .writing)
    let homeless = known.withLock { known in
      document.flatMap {
        HomelessSettings(of: preferences, since: known.preferences, in: $0.preferences)
      }
    }
    let tree =
      document.map { PreferencesMerge.merge(settings(of: preferences, over: $0), into: $0.root) }
      ?? PreferencesMerge.tree(of: preferences)
    let ending: FileUpdate.Ending
    do throws(SystemFailure) {
      ending = try update.replace(with: JSONWriter.write(tree))
    } catch {
      throw failure(error, doing: .writing)
    }
    known.withLock { known in
      let saved = homeless?.taken(before: known.preferences) ?? preferences
      known = Known(preferences: saved, wasThere: true)
    }
    if let homeless { throw PreferencesStoreError(message: homeless.sentence(file: name)) }
    if case .unconfirmed(let failure) = ending { throw unconfirmed(failure) }
  }

  /// Who is waited for, as a sentence; nil when nobody is.
  package var obstacle: Wording? {
    wait.obstacle.map { obstacle in
      let holder = obstacle.holder.said
      return Wording(
        "\(name) is locked by \(holder.english).",
        german: "\(name) ist gesperrt von \(holder.german)."
      )
    }
  }

  package func giveUpWaiting() {
    wait.giveUp()
  }

  private func update() throws(PreferencesStoreError) -> FileUpdate {
    do throws(SystemFailure) {
      return try FileUpdate(of: FilePath(path), wait: wait, calls: calls)
    } catch {
      throw failure(error, doing: .writing)
    }
  }

  /// What the file is to hold: what it holds now, with what was set here.
  private func settings(
    of preferences: Preferences,
    over document: PreferencesDocument
  ) -> Preferences {
    guard let known = known.withLock({ $0.preferences }) else { return preferences }
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

  /// The file's text, understood; nil when there is none and never was.
  private func document(
    _ text: [UInt8]?,
    doing deed: Deed
  ) throws(PreferencesStoreError) -> PreferencesDocument? {
    guard var text else {
      guard known.withLock({ $0.wasThere }) else { return nil }
      let message = Wording("\(name) is not there.", german: "\(name) ist nicht da.")
      throw PreferencesStoreError(message: message)
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
    if failure.isLackOfLocks {
      return PreferencesStoreError(
        message: Wording(
          "\(name) cannot be locked here.",
          german: "\(name) lässt sich hier nicht sperren."
        )
      )
    }
    return PreferencesStoreError(
      message: Wording(
        "\(name) could not be \(done.english). \(reason.english)",
        german: "\(name) konnte nicht \(done.german) werden. \(reason.german)"
      )
    )
  }

  private func unconfirmed(_ failure: SystemFailure) -> PreferencesStoreError {
    let reason = failure.sentence
    return PreferencesStoreError(
      message: Wording(
        "\(reason.english) \(name) may be lost if the power fails.",
        german: "\(reason.german) \(name) kann verloren gehen, wenn der Strom ausfällt."
      ),
      isSaved: true
    )
  }
}
