import NotificationModel
import Wordings

extension SettingsState {
  mutating func reduceSaving(_ action: SettingsAction) -> [SettingsEffect] {
    switch action {
    case .settingsChanged(let changes):
      guard preferences != nil else { return [] }
      for change in changes {
        preferences?.apply(change)
        saving.changed.insert(CardSet(Card(of: change)))
      }
      saving.saved = []
      return effects(of: saving.queue.change())
    case .savePauseEnded:
      return effects(of: saving.queue.pauseEnded())
    case .saveEnded:
      return finishSaving(success: true, message: nil)
    case .saveFailed(let message):
      return finishSaving(success: false, message: message)
    case .stillSaving(let times):
      guard saving.queue.isSaving else { return [] }
      return [.announce(.stillSaving(times: times)), .startTimer(.nextStillSaving)]
    case .retryRequested:
      return effects(of: saving.queue.retry())
    case .leaveRequested:
      saving.isLeaving = true
      let effects = effects(of: saving.queue.flush())
      return saving.queue.isSaving ? effects : effects + endLeaving()
    default: preconditionFailure("An action of another part of the flow")
    }
  }

  private mutating func finishSaving(success: Bool, message: Wording?) -> [SettingsEffect] {
    guard saving.queue.isSaving else { return [] }
    let sent = saving.sent
    saving.sent = []
    if success { stored = saving.sentPreferences }
    saving.sentPreferences = nil
    saving.failed = success ? [] : saving.failed.union(sent)
    saving.failure = success ? nil : message
    let (ending, steps) = saving.queue.requestEnded(success: success)
    var result: [SettingsEffect] = [
      .cancelTimer(.firstStillSaving), .cancelTimer(.nextStillSaving),
    ]
    switch ending {
    case .saved:
      saving.saved = sent
      result.append(.announce(.saved))
    case .outrun: break
    case .failed: result.append(.announce(.notSaved(message: message)))
    }
    result += effects(of: steps)
    guard saving.isLeaving, !saving.queue.isSaving else { return result }
    // A change made while a request ran is sent before the person leaves.
    if ending == .outrun { return result + effects(of: saving.queue.flush()) }
    return result + endLeaving()
  }

  private mutating func endLeaving() -> [SettingsEffect] {
    saving.isLeaving = false
    return [.leave(isSaved: !saving.queue.hasUnsavedChanges)]
  }

  private mutating func effects(of steps: [SaveQueue.Step]) -> [SettingsEffect] {
    var effects: [SettingsEffect] = []
    for step in steps {
      switch step {
      case .startPause: effects.append(.startTimer(.savePause))
      case .cancelPause: effects.append(.cancelTimer(.savePause))
      case .send: effects += send()
      }
    }
    return effects
  }

  private mutating func send() -> [SettingsEffect] {
    guard let preferences else { return [] }
    saving.sent = saving.changed.union(saving.failed)
    saving.changed = []
    saving.sentPreferences = preferences
    // The request is started first: when it ends at the timer's instant, only the result is said.
    return [.save(preferences), .startTimer(.firstStillSaving)]
  }
}
