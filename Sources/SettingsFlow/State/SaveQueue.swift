/// When to save: a pure state machine with one request at a time.
///
/// It holds no preferences: it counts changes, and its owner sends what is current when told to.
package struct SaveQueue: Hashable, Sendable {
  /// What the owner has to do.
  package enum Step: Hashable, Sendable {
    /// Start the pause anew.
    case startPause
    case cancelPause
    /// Send the whole preferences as they are now.
    case send
  }

  /// How an ended request leaves things.
  package enum Ending: Hashable, Sendable {
    /// What was saved is current.
    case saved
    /// Saved, but a newer change is still to be sent.
    case outrun
    case failed
  }

  /// The number of changes so far.
  private(set) package var revision = 0
  /// The change that the last successful request held.
  private(set) package var savedRevision = 0
  /// The change that the running request holds; nil when none runs.
  private(set) package var sentRevision: Int?
  /// Whether the pause after the last change is running.
  private(set) package var isPausing = false
  /// Whether the last request failed and no later one succeeded.
  private(set) package var hasFailed = false
  /// Whether a request is to start as soon as the running one has ended.
  private var sendsNext = false

  package init() {}

  /// Whether a request runs.
  package var isSaving: Bool { sentRevision != nil }
  /// Whether there is a change that no successful request held.
  package var hasUnsavedChanges: Bool { revision != savedRevision }

  /// A change was made: the pause begins anew.
  package mutating func change() -> [Step] {
    revision += 1
    isPausing = true
    sendsNext = false
    return [.startPause]
  }

  /// The pause is over.
  package mutating func pauseEnded() -> [Step] {
    guard isPausing else { return [] }
    isPausing = false
    return sendSoon()
  }

  /// The person wants the current preferences sent now.
  package mutating func retry() -> [Step] {
    endPause() + sendSoon()
  }

  /// The person leaves: what is unsaved is sent now.
  package mutating func flush() -> [Step] {
    guard hasUnsavedChanges else { return endPause() }
    return endPause() + sendSoon()
  }

  /// The running request ended; `steps` say what follows.
  package mutating func requestEnded(success: Bool) -> (ending: Ending, steps: [Step]) {
    guard let sent = sentRevision else { return (.failed, []) }
    sentRevision = nil
    hasFailed = !success
    if success { savedRevision = sent }
    let steps = sendsNext ? sendSoon() : []
    guard success else { return (.failed, steps) }
    return (sent == revision ? .saved : .outrun, steps)
  }

  private mutating func endPause() -> [Step] {
    guard isPausing else { return [] }
    isPausing = false
    return [.cancelPause]
  }

  /// Sends now, or once the running request has ended if that one doesn't hold everything.
  private mutating func sendSoon() -> [Step] {
    if let sentRevision {
      sendsNext = sentRevision != revision
      return []
    }
    sendsNext = false
    sentRevision = revision
    return [.send]
  }
}
