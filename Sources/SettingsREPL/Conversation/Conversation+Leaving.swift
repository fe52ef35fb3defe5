import SettingsFlow
import SimulatedSystem

extension Conversation {
  /// Saves what is unsaved; the program ends once the result is known.
  mutating func leave(_ leaving: Leaving) {
    let isSecondTime = leaving == .quit && mayLeaveUnsaved
    self.leaving = leaving
    pause = .leave
    queue.removeAll()
    releaseHeldAnnouncements()
    if isSecondTime {
      leavesSaved = false
    } else {
      leavesSaved = nil
      send(.leaveRequested)
    }
  }

  /// Ends the program when nothing is under way any more.
  mutating func concludeIfDone() {
    guard !hasLeft, let leaving, let isSaved = leavesSaved else { return }
    switch leaving {
    case .quit:
      if !isSaved, !mayLeaveUnsaved, configuration.medium == .terminal { return stay() }
      flushAnswer()
      outputs.append(.announcementsDue)
      say(.goodbye)
    case .endOfInput, .failure:
      guard state.loading != .loading, system.answerUnderWay == nil else { return }
    case .terminated: break
    }
    flushAnswer()
    end(exitCode: isSaved && leaving != .failure ? 0 : 1)
  }

  /// The terminal is gone, or the program is told to end: what waits for time doesn't any more.
  mutating func terminate() {
    // Nothing is read any more, so virtual time moves on to the end.
    isReady = false
    leave(.terminated)
  }

  /// The input has ended: what was typed before still runs.
  mutating func close() {
    if pause == nil { isReady = false }
    isClosed = true
  }

  mutating func interrupt(hadText: Bool) {
    guard configuration.medium == .terminal else { return terminate() }
    let kept = lastAnswer
    say(hadText ? .lineCleared : .howToLeave)
    answer.isPage = true
    flushAnswer()
    lastAnswer = kept
  }

  mutating func interruptWhileBusy() {
    if leaving != nil {
      if leavesSaved == nil { say(.leftWaiting) }
      flushAnswer()
      return end(exitCode: 1)
    }
    guard configuration.medium == .terminal else { return terminate() }
    guard case .wait = pause else { return }
    outputs.append(.cancelTimer(.wait))
    pause = nil
    queue.removeAll()
    say(.waitEnded)
  }

  private mutating func stay() {
    mayLeaveUnsaved = true
    leaving = nil
    leavesSaved = nil
    pause = nil
    say(.quitAgain)
  }

  private mutating func end(exitCode: Int) {
    hasLeft = true
    outputs.append(.leave(exitCode: exitCode))
  }
}
